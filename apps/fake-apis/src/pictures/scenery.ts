import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, hills, polygon, rect, WIDTH, HEIGHT } from './shapes.ts';

/** The positions of the sun and the clouds, and the radius of the sun. */
export interface Sky {
  readonly sun: readonly [highest: number, lowest: number];
  readonly radius: readonly [smallest: number, largest: number];
  readonly clouds: readonly [highest: number, lowest: number];
}

const wideSky: Sky = { sun: [60, 110], radius: [28, 46], clouds: [40, 110] };

export function backdrop(random: Random, palette: Palette, sky: Sky = wideSky): string {
  const sunX = random.int(70, 570);
  const sunR = random.int(...sky.radius);
  const base = random.int(215, 245);
  const ridge = Array.from({ length: 5 }, () => base - random.int(0, 60));
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.sky) +
    circle(sunX, random.int(...sky.sun), sunR, palette.accent) +
    (random.chance(0.6) ? cloud(random.int(60, 520), random.int(...sky.clouds), palette) : '') +
    hills(ridge, palette.far)
  );
}

const cloud = (x: number, y: number, { light }: Palette) =>
  `<g opacity=".75">${rect(x, y, 110, 22, light, 11)}${rect(x + 24, y - 14, 58, 30, light, 15)}</g>`;

/** A round or a pointed tree with its base at y. */
export function tree(random: Random, x: number, y: number, { mid, dark }: Palette): string {
  const height = random.int(46, 78);
  const trunk = rect(x - 2, y - height / 2, 4, height / 2, dark);
  return random.chance(0.5)
    ? trunk + circle(x, y - height * 0.65, Math.round(height * 0.35), mid)
    : trunk +
        polygon(
          [
            [x, y - height - 12],
            [x + 17, y - 14],
            [x - 17, y - 14],
          ],
          mid,
        );
}

export function lawn(y: number, x: number, { mid, far, light }: Palette): string {
  return (
    rect(0, y, WIDTH, HEIGHT - y, mid) +
    polygon(
      [
        [x - 14, y],
        [x + 14, y],
        [x + 70, HEIGHT],
        [x - 70, HEIGHT],
      ],
      light,
    ) +
    rect(0, y, WIDTH, 5, far)
  );
}
