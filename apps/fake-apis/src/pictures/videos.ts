import { palettes, type Palette } from './palettes.ts';
import { randomOf, type Random } from './random.ts';
import { circle, HEIGHT, hills, path, rect, WIDTH } from './shapes.ts';

export function video(id: string): string {
  const random = randomOf(`videos ${id}`);
  const palette = random.pick(palettes);
  const left = random.int(110, 190);
  const right = random.int(450, 530);
  const [near, far] = random.chance(0.5) ? [left, right] : [right, left];
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.sky) +
    // The sun is in the middle, so that it is never behind a head.
    circle(
      WIDTH / 2 + random.int(-30, 30),
      random.int(50, 80),
      random.int(24, 36),
      palette.accent,
    ) +
    hills(
      Array.from({ length: 5 }, () => random.int(190, 250)),
      palette.far,
    ) +
    rect(0, 290, WIDTH, HEIGHT - 290, palette.mid) +
    (random.chance(0.6) ? person(random, far, 0.85, palette.near, palette) : '') +
    person(random, near, random.int(105, 130) / 100, palette.dark, palette)
  );
}

const skins = ['#f3c9a5', '#d99e73', '#a86b45', '#6f4329', '#eab98f'] as const;

/** Head and shoulders at the lower edge, with hair and a collar. */
function person(
  random: Random,
  x: number,
  scale: number,
  hair: string,
  { near, accent, light }: Palette,
): string {
  const skin = random.pick(skins);
  const shirt = random.pick([near, accent, light]);
  const long = random.chance(0.5)
    ? path('M-46 -150a46 46 0 0 1 92 0v62h-92z', hair)
    : path('M-46 -146a46 50 0 0 1 92 0z', hair);
  return `<g transform="translate(${x} ${HEIGHT + 20}) scale(${scale})">${
    long +
    rect(-16, -112, 32, 40, skin, 12) +
    circle(0, -140, 40, skin) +
    path('M-42 -152a42 44 0 0 1 84 0q-30 4 -46 -18q-10 18 -38 18z', hair) +
    path('M-92 0v-30a56 56 0 0 1 56 -56h72a56 56 0 0 1 56 56v30z', shirt) +
    path('M-20 -86h40l-20 26z', skin)
  }</g>`;
}
