/** Where the eighteen places lie: evenly along a rounded rectangle, the diving board in the middle of its top. */

export interface Rim {
  width: number;
  height: number;
  /** How far the places lie from the edge of the drawing. */
  inset: number;
  radius: number;
}

export const PHONE: Rim = { width: 366, height: 500, inset: 46, radius: 96 };
export const WIDE: Rim = { width: 812, height: 612, inset: 52, radius: 150 };
export const SPACES = 18;

/** The place of a space, clockwise from the diving board. */
export function place(rim: Rim, space: number): { x: number; y: number } {
  const { width, height, inset, radius: r } = rim;
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const [top, side, arc] = [w - 2 * r, h - 2 * r, (Math.PI * r) / 2];
  let left = ((space / SPACES) * (2 * top + 2 * side + 4 * arc)) % (2 * top + 2 * side + 4 * arc);
  const corner = (x: number, y: number, from: number): { x: number; y: number } => {
    const angle = from + left / r;
    return { x: inset + x + r * Math.sin(angle), y: inset + y - r * Math.cos(angle) };
  };
  const steps: [number, () => { x: number; y: number }][] = [
    [top / 2, () => ({ x: inset + w / 2 + left, y: inset })],
    [arc, () => corner(w - r, r, 0)],
    [side, () => ({ x: inset + w, y: inset + r + left })],
    [arc, () => corner(w - r, h - r, Math.PI / 2)],
    [top, () => ({ x: inset + w - r - left, y: inset + h })],
    [arc, () => corner(r, h - r, Math.PI)],
    [side, () => ({ x: inset, y: inset + h - r - left })],
    [arc, () => corner(r, r, (3 * Math.PI) / 2)],
  ];
  for (const [length, at] of steps) {
    if (left <= length) return at();
    left -= length;
  }
  return { x: inset + r + left, y: inset };
}
