// Takes the pictures of a game out of the page, for the printed game: what style sheets say stands at each element then.
// No part of the page imports this: see tests/helpers/page/printed.py.

import "./src/design/tokens.css";
import { flushSync, mount } from "svelte";
import type { Printed } from "./src/games/contract";

interface Pictures {
  readonly pictures: Readonly<Record<string, Printed>>;
  readonly tables: Readonly<Record<string, unknown>>;
}
const modules = import.meta.glob<Pictures>("./src/games/*/printed.ts");
const SVG = "http://www.w3.org/2000/svg";

/** What is drawn unless an element says otherwise. */
const USUAL: Readonly<Record<string, string>> = {
  fill: "#000000",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-linejoin": "miter",
  "stroke-linecap": "butt",
  "stroke-dasharray": "none",
  "paint-order": "normal",
  opacity: "1",
};
const OF_TEXT = ["font-size", "font-weight", "text-anchor"];
const INHERITED = new Set([
  "d",
  "transform",
  "viewBox",
  "x",
  "y",
  "width",
  "height",
  "rx",
  "ry",
  "r",
  "cx",
  "cy",
]);

const two = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");

/** `rgb(1, 2, 3)` and `color(srgb 0.1 0.2 0.3 / 0.5)` as #010203. */
function hex(value: string): string {
  const numbers = (value.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = value.startsWith("color(");
  if (!mixed && !value.startsWith("rgb")) return value;
  const [r, g, b, alpha = 1] = numbers;
  const shares = mixed ? [r!, g!, b!] : [r! / 255, g! / 255, b! / 255];
  return `#${shares.map(two).join("")}${alpha < 1 ? two(alpha) : ""}`;
}

function plain(element: Element): void {
  const style = getComputedStyle(element);
  const said: [string, string][] = [];
  if (!["g", "svg"].includes(element.tagName))
    for (const [key, usual] of Object.entries(USUAL)) {
      const value = hex(style.getPropertyValue(key));
      if (value !== usual) said.push([key, value.replaceAll("px", "")]);
    }
  else if (style.opacity !== "1") said.push(["opacity", style.opacity]);
  if (element.tagName === "text") {
    for (const key of OF_TEXT) said.push([key, style.getPropertyValue(key).replace("px", "")]);
    said.push(["font-family", "Nunito"]);
  }
  for (const child of [...element.children]) plain(child);
  for (const { name } of [...element.attributes]) if (!INHERITED.has(name)) element.removeAttribute(name);
  for (const [key, value] of said) element.setAttribute(key, value);
}

function drawn({ box, svg, component, props, only, without }: Printed): string {
  const target = document.body.appendChild(document.createElementNS(SVG, "svg"));
  if (svg) target.innerHTML = svg;
  if (component) mount(component, { target, props: { ...props } });
  flushSync();
  for (const left of without ?? []) for (const found of target.querySelectorAll(left)) found.remove();
  if (only) target.replaceChildren(target.querySelector(only)!);
  const inner = target.querySelector("svg");
  if (inner) target.replaceChildren(...inner.childNodes.values());
  target.setAttribute("viewBox", box);
  plain(target);
  const text = target.outerHTML.replace(/<!--.*?-->/g, "").replace(/\s*\n\s*/g, "");
  target.remove();
  return text.replace("<svg ", `<svg xmlns="${SVG}" `);
}

export async function take(game: string) {
  const { pictures, tables } = await modules[`./src/games/${game}/printed.ts`]!();
  const all = Object.entries(pictures).map(([name, printed]) => [name, drawn(printed)] as const);
  return { pictures: Object.fromEntries(all), tables };
}
