// A picture of the board as it is seen now: what its drawings consist of, with the styles that the page gives them,
// painted on a canvas.

const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linejoin"],
  ...[
    "stroke-linecap",
    "stroke-dasharray",
    "stroke-dashoffset",
    "opacity",
    "display",
    "visibility",
    "paint-order",
  ],
  ...["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "letter-spacing"],
  ...[
    "transform",
    "transform-origin",
    "transform-box",
    "translate",
    "rotate",
    "scale",
    "color",
    "stop-color",
  ],
  ...["filter", "clip-path", "mask", "mix-blend-mode"],
];

/** What places a whole drawing on the page: in its picture it has that place already. */
const OF_THE_PAGE = new Set(["transform", "translate", "rotate", "scale", "display"]);

/** What a picture of the board consists of, from the lowest up: drawings, and boxes that are marked for it, but nothing
 *  of what lies over the board. */
const partsOf = (board: Element) =>
  [...board.querySelectorAll<SVGSVGElement | HTMLElement>("svg, [data-pictured]")].filter(
    (part) => !part.parentElement!.closest("svg, button, [data-aside]"),
  );
const isDrawing = (part: Element): part is SVGSVGElement => part instanceof SVGSVGElement;

/** Before it is turned. */
function sizeOf(part: Element): { width: number; height: number } {
  const { width, height } = getComputedStyle(part);
  return { width: parseFloat(width), height: parseFloat(height) };
}

/** A drawing by itself, with the styles that it has on the page. */
function alone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((one, i) => {
    const style = getComputedStyle(originals[i]!);
    if (i && style.display === "none") return one.setAttribute("display", "none");
    // By the object, not as an attribute: that, the page's security policy forbids.
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value && (i || !OF_THE_PAGE.has(name))) one.style.setProperty(name, value);
    }
  });
  const { width, height } = sizeOf(svg);
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  return image.decode().then(() => image);
}

/** What is below all drawings: the colour of the innermost box that has one. */
function groundOf(board: Element): string {
  for (let box: Element | null = partsOf(board).find(isDrawing) ?? board; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "#fff";
}

/** What of the board has something on it: beside a map may be buttons. */
function frameOf(board: Element): DOMRect {
  const all = partsOf(board).map((part) => part.getBoundingClientRect());
  const [within, most, least] = [board.getBoundingClientRect(), Math.max, Math.min];
  const left = most(within.left, least(...all.map((one) => one.left)));
  const top = most(within.top, least(...all.map((one) => one.top)));
  const right = least(within.right, most(...all.map((one) => one.right)));
  const bottom = least(within.bottom, most(...all.map((one) => one.bottom)));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Where it is seen, however it is turned. */
function draw(context: CanvasRenderingContext2D, svg: SVGSVGElement, image: HTMLImageElement): void {
  const at = svg.getBoundingClientRect();
  const { width, height } = sizeOf(svg);
  const { transform } = getComputedStyle(svg);
  const { a, b, c, d } = new DOMMatrix(transform === "none" ? "" : transform);
  context.save();
  context.translate(at.left + at.width / 2, at.top + at.height / 2);
  context.transform(a, b, c, d, 0, 0);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  context.restore();
}

/** A box with a word in it, or with drawings, which come after it. */
function drawBox(context: CanvasRenderingContext2D, box: HTMLElement): void {
  const at = box.getBoundingClientRect();
  const style = getComputedStyle(box);
  context.fillStyle = style.backgroundColor;
  context.beginPath();
  context.roundRect(
    at.left,
    at.top,
    at.width,
    at.height,
    Math.min(parseFloat(style.borderRadius), at.height / 2),
  );
  context.fill();
  context.lineWidth = parseFloat(style.borderTopWidth);
  context.strokeStyle = style.borderTopColor;
  if (context.lineWidth && style.borderTopStyle !== "none") context.stroke();
  if (box.childElementCount) return;
  context.fillStyle = style.color;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textBaseline = "middle";
  const left = parseFloat(style.paddingLeft);
  context.fillText(box.innerText, at.left + left, at.top + at.height / 2 + 1, at.width - 2 * left);
}

/** Paints the board on a canvas of its own size, times `scale`; `line` stands below it. */
export async function paint(
  canvas: HTMLCanvasElement,
  board: Element,
  scale: number,
  line = "",
): Promise<void> {
  const frame = frameOf(board);
  const margin = line ? 36 : 0;
  const width = Math.round(frame.width * scale);
  const height = Math.round((frame.height + margin) * scale);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const parts = await Promise.all(
    partsOf(board).map(async (part) => [part, isDrawing(part) ? await loaded(alone(part)) : null] as const),
  );
  const context = canvas.getContext("2d")!;
  context.setTransform(scale, 0, 0, scale, -frame.left * scale, -frame.top * scale);
  context.fillStyle = groundOf(board);
  context.fillRect(frame.left, frame.top, frame.width, frame.height + margin);
  for (const [part, image] of parts)
    if (image) draw(context, part as SVGSVGElement, image);
    else drawBox(context, part as HTMLElement);
  if (!line) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  context.fillStyle = backgroundColor;
  context.fillRect(frame.left, frame.bottom, frame.width, margin);
  context.fillStyle = color;
  context.font = `600 16px ${fontFamily}`;
  context.textBaseline = "middle";
  context.fillText(line, frame.left + 12, frame.bottom + margin / 2, frame.width - 24);
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("share-failed"))), "image/png"),
  );
