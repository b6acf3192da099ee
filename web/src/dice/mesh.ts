/** The mesh of a die of edge 1 with rounded edges: vertices, normals and texture coordinates. */

const ROUND = 0.19;
const HALF = 0.5;
/** The grid lines across a face, denser where it bends. */
const LINES = [
  -HALF,
  -HALF + ROUND * 0.25,
  -HALF + ROUND * 0.6,
  -HALF + ROUND,
  HALF - ROUND,
  HALF - ROUND * 0.6,
  HALF - ROUND * 0.25,
  HALF,
];

/** For each face 1–6: its normal, and its right and up as drawn. */
const SIDES = [
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
] as const;

export interface Mesh {
  /** Nine numbers per vertex: position, normal, the face's column in the atlas, and u, v. */
  corners: Float32Array;
  triangles: Uint16Array;
}

export function roundedDie(): Mesh {
  const corners: number[] = [];
  const triangles: number[] = [];
  const wide = LINES.length;
  SIDES.forEach(([out, right, up], face) => {
    const first = corners.length / 9;
    for (const b of LINES) {
      for (const a of LINES) {
        const flat = out.map((part, n) => part * HALF + right[n]! * a + up[n]! * b);
        const core = flat.map((part) => Math.min(Math.max(part, -HALF + ROUND), HALF - ROUND));
        const away = flat.map((part, n) => part - core[n]!);
        const long = Math.hypot(...away);
        corners.push(
          ...core.map((part, n) => part + (away[n]! / long) * ROUND),
          ...away.map((part) => part / long),
          face,
          a + HALF,
          HALF - b,
        );
      }
    }
    for (let row = 0; row < wide - 1; row++) {
      for (let column = 0; column < wide - 1; column++) {
        const one = first + row * wide + column;
        triangles.push(one, one + 1, one + wide, one + 1, one + wide + 1, one + wide);
      }
    }
  });
  return { corners: new Float32Array(corners), triangles: new Uint16Array(triangles) };
}
