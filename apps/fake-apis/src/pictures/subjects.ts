import { palettes, type Palette } from './palettes.ts';
import { randomOf, type Random } from './random.ts';
import { circle, path, polygon, quarter, rect, ring, HEIGHT, WIDTH } from './shapes.ts';

const SIZE = 120;
const COLUMNS = 6;
const ROWS = 3;
/** Width by which the pattern exceeds the picture on each side. */
const OVERHANG = (COLUMNS * SIZE - WIDTH) / 2;

/** Draws a subject: a pattern of a few shapes in different rotations. */
export function subject(id: string): string {
  const random = randomOf(`subjects ${id}`);
  const palette = random.pick(palettes);
  const first = random.int(0, forms.length - 1);
  const used = [0, 1, 3].map((offset) => forms[(first + offset) % forms.length] ?? quarterForm);
  const accentTile = random.int(0, COLUMNS * ROWS - 1);
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = (index % COLUMNS) * SIZE - OVERHANG;
    const y = Math.floor(index / COLUMNS) * SIZE;
    const ground = random.pick([palette.sky, palette.sky, palette.far, palette.mid, palette.near]);
    const fill =
      index === accentTile
        ? palette.accent
        : random.pick(
            ground === palette.near || ground === palette.mid
              ? [palette.sky, palette.light, palette.far]
              : [palette.near, palette.mid, palette.dark],
          );
    const form = random.chance(0.12) ? null : used[random.int(0, 2)];
    return (
      (ground === palette.sky ? '' : rect(x, y, SIZE, SIZE, ground)) +
      (form?.(random, x, y, fill, palette) ?? '')
    );
  });
  return rect(0, 0, WIDTH, HEIGHT, palette.sky) + tiles.join('');
}

/** Draws into a square of the pattern. */
type Form = (random: Random, x: number, y: number, fill: string, palette: Palette) => string;

const quarterForm: Form = (random, x, y, fill) => quarter(x, y, SIZE, random.int(0, 3), fill);

const forms: readonly Form[] = [
  quarterForm,
  (_, x, y, fill) => circle(x + 60, y + 60, 38, fill),
  (random, x, y, fill) => {
    const [a, b] = [[x, y] as const, [x + SIZE, y + SIZE] as const];
    return polygon(random.chance(0.5) ? [a, b, [x, y + SIZE]] : [a, b, [x + SIZE, y]], fill);
  },
  (random, x, y, fill) => {
    const upright = random.chance(0.5);
    const bars = [10, 50, 90].map((offset) =>
      upright
        ? `M${x + offset} ${y}v${SIZE}h20v-${SIZE}z`
        : `M${x} ${y + offset}h${SIZE}v20h-${SIZE}z`,
    );
    return path(bars.join(''), fill);
  },
  (random, x, y, fill) =>
    random.chance(0.5)
      ? path(`M${x} ${y}a60 60 0 0 0 120 0zM${x} ${y + 120}a60 60 0 0 1 120 0z`, fill)
      : path(`M${x} ${y}a60 60 0 0 1 0 120zM${x + 120} ${y}a60 60 0 0 0 0 120z`, fill),
  (_, x, y, fill, { light }) =>
    ring(x + 60, y + 60, 40, 16, fill) + circle(x + 60, y + 60, 12, light),
];
