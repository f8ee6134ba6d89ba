import { buildings } from './buildings.ts';
import { palettes } from './palettes.ts';
import { randomOf } from './random.ts';
import { backdrop, lawn, type Sky, tree } from './scenery.ts';
import { placed } from './shapes.ts';

/** The shared properties of a university's picture and banner. */
const looksOf = (id: string) => {
  const random = randomOf(`uni ${id}`);
  return { palette: random.pick(palettes), building: random.pick(buildings) };
};

export function uni(id: string): string {
  const { palette, building } = looksOf(id);
  const random = randomOf(`unis ${id}`);
  const ground = 306;
  return (
    backdrop(random, palette) +
    tree(random, random.int(40, 90), ground, palette) +
    tree(random, random.int(550, 600), ground, palette) +
    building(randomOf(`building ${id}`), 320, ground, palette) +
    lawn(ground, 320, palette)
  );
}

/**
 * The sky of a banner. A wide screen shows only the part from y = 100 to y = 260, because the frame
 * is four times as wide as it is high.
 */
const flatSky: Sky = { sun: [132, 145], radius: [20, 26], clouds: [122, 150] };

/** Draws the same university from further away, with more landscape. */
export function banner(id: string): string {
  const { palette, building } = looksOf(id);
  const random = randomOf(`banners ${id}`);
  const ground = 250;
  const x = random.pick([190, 450]);
  const trees = Array.from({ length: 4 }, (_, index) =>
    tree(random, 60 + index * 172 + random.int(-44, 44), ground + random.int(-2, 8), palette),
  );
  const small = building(randomOf(`building ${id}`), 0, 0, palette);
  return (
    backdrop(random, palette, flatSky) +
    trees.join('') +
    placed(x, ground, 0, `<g transform="scale(.62)">${small}</g>`) +
    lawn(ground, x, palette)
  );
}
