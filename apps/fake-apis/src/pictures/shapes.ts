export const WIDTH = 640;
export const HEIGHT = 360;

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx === 0 ? '' : ` rx="${rx}"`} fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, width: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, width: number, stroke: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

export const polygon = (points: readonly Point[], fill: string) =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, fill);

/** The upper half of a disc with its base at y. */
export const dome = (x: number, y: number, r: number, fill: string) =>
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, fill);

/**
 * A quarter of a disc in a square. `corner` is the corner with the disc's centre, counted clockwise
 * from the top left.
 */
export function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const right = x + size;
  const bottom = y + size;
  const arcs = [
    `M${x} ${y}H${right}A${size} ${size} 0 0 1 ${x} ${bottom}Z`,
    `M${right} ${y}V${bottom}A${size} ${size} 0 0 1 ${x} ${y}Z`,
    `M${right} ${bottom}H${x}A${size} ${size} 0 0 1 ${right} ${y}Z`,
    `M${x} ${bottom}V${y}A${size} ${size} 0 0 1 ${right} ${bottom}Z`,
  ];
  return path(arcs[corner % 4] ?? '', fill);
}

/** Moves elements to a point and rotates them around it. The angle is in degrees. */
export const placed = (x: number, y: number, degrees: number, inside: string) =>
  `<g transform="translate(${x} ${y})${degrees === 0 ? '' : ` rotate(${degrees})`}">${inside}</g>`;

/** A complete SVG drawing; numbers have one decimal. */
export const drawing = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rounded(inside)}</svg>`;

const rounded = (text: string) =>
  text.replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** A smooth hill line from edge to edge, filled to the bottom; heights are equally spaced. */
export function hills(heights: readonly number[], fill: string): string {
  const step = WIDTH / (heights.length - 1);
  const [first = HEIGHT, ...rest] = heights;
  let previous = first;
  const curves = rest.map((y, index) => {
    const x = Math.round(step * index);
    const half = Math.round(x + step / 2);
    const curve = `C${half} ${previous} ${half} ${y} ${Math.round(x + step)} ${y}`;
    previous = y;
    return curve;
  });
  return path(`M0 ${first}${curves.join('')}V${HEIGHT}H0Z`, fill);
}
