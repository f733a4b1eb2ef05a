// The outlines of the map tiles of the standard box, as seen from their anchors. Of other boxes only the anchor is drawn.

const SHAPES: Record<string, string> = {
  propeller: "0,0 0,-1 1,0 -1,1",
  wriggle: "0,0 0,1 1,1 1,2",
  horseshoe: "0,0 1,-1 2,-1 2,0 0,1",
  whale: "0,0 1,-1 1,0 2,-1 3,-1",
};

export function shapeOf(tile: string): string[] {
  return (SHAPES[tile] ?? "0,0").split(" ");
}
