import { palettes, type Palette } from './palettes.ts';
import { randomOf, type Random } from './random.ts';
import { circle, dome, hills, path, polygon, rect, HEIGHT, WIDTH } from './shapes.ts';

type Motif = (random: Random, palette: Palette) => string;

const books: Motif = (random, { near, mid, far, dark, light, accent }) => {
  let drawn = '';
  const ribbon = random.int(2, 6);
  let index = 0;
  for (let x = 44; x < 550; index += 1) {
    const width = random.int(30, 62);
    const height = random.int(120, 210);
    const fill = index === ribbon ? accent : random.pick([near, mid, far, dark, light]);
    drawn += rect(x, 300 - height, width, height, fill, 4);
    const band = fill === light || fill === far || fill === accent ? near : light;
    drawn += rect(x, 300 - height + random.int(18, 40), width, random.pick([5, 10]), band);
    x += width + (random.chance(0.15) ? 26 : 3);
  }
  return drawn + rect(24, 300, 592, 14, dark, 4);
};

/** Concentric arches on the ground, like a rainbow. */
const arcs: Motif = (random, { near, mid, far, dark, light, accent }) => {
  const x = random.int(120, 520);
  const outer = random.int(210, 270);
  const step = random.int(30, 42);
  const fills = random.chance(0.5)
    ? [far, mid, light, near, accent, dark]
    : [mid, light, near, accent, light, dark];
  return (
    fills.map((fill, index) => dome(x, 320, outer - index * step, fill)).join('') +
    rect(0, 320, WIDTH, 40, dark)
  );
};

/** Steps up to a flag. */
const steps: Motif = (random, { near, mid, far, dark, light, accent }) => {
  const count = random.int(5, 7);
  const width = WIDTH / count;
  const fills = [far, mid, near];
  const top = (index: number) => 300 - index * (190 / count);
  const flagX = Math.round(WIDTH - width * 0.75);
  const flagY = Math.round(top(count - 1));
  return (
    Array.from({ length: count }, (_, index) =>
      rect(
        Math.round(index * width),
        Math.round(top(index)),
        Math.ceil(width),
        HEIGHT,
        fills[index % 3] ?? mid,
      ),
    ).join('') +
    rect(flagX - 2, flagY - 72, 5, 72, dark) +
    polygon(
      [
        [flagX + 3, flagY - 72],
        [flagX + 46, flagY - 57],
        [flagX + 3, flagY - 42],
      ],
      accent,
    ) +
    circle(random.int(80, 200), random.int(70, 110), 36, light)
  );
};

/** Waves of land under a large sun. */
const dawn: Motif = (random, { near, mid, far, dark, light, accent }) => {
  const line = (low: number) => Array.from({ length: 6 }, () => low - random.int(0, 46));
  const x = random.int(180, 460);
  return (
    circle(x, 200, 122, light) +
    circle(x, 200, 86, accent) +
    [far, mid, near, dark].map((fill, index) => hills(line(236 + index * 36), fill)).join('')
  );
};

/** Overlapping sheets of colour. */
const leaves: Motif = (random, { near, mid, far, dark, accent }) => {
  const leaf = (x: number, y: number, size: number, fill: string) =>
    path(
      `M${x} ${y}C${x - size} ${y - size * 0.7} ${x - size * 0.6} ${y - size * 1.5} ${x} ${y - size * 1.9}C${x + size * 0.6} ${y - size * 1.5} ${x + size} ${y - size * 0.7} ${x} ${y}Z`.replaceAll(
        /\.\d+/g,
        '',
      ),
      fill,
    );
  const fills = [mid, near, far, accent, mid, dark, near];
  return (
    fills.map((fill, index) => leaf(50 + index * 90, 330, random.int(62, 130), fill)).join('') +
    rect(0, 326, WIDTH, 34, dark)
  );
};

const motifs: readonly [Motif, ...Motif[]] = [books, arcs, steps, dawn, leaves];

export function course(id: string): string {
  const random = randomOf(`courses ${id}`);
  const palette = random.pick(palettes);
  return rect(0, 0, WIDTH, HEIGHT, palette.sky) + random.pick(motifs)(random, palette);
}
