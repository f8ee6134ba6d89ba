import type { Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import { randomOf, type Random } from './random.ts';
import { backdrop, tree } from './scenery.ts';
import { circle, dome, hills, line, path, polygon, rect, HEIGHT, WIDTH } from './shapes.ts';

type Scene = (random: Random, palette: Palette) => string;

/** Houses, towers and spires next to each other; some have lit windows. */
function skyline(
  random: Random,
  ground: number,
  fills: readonly [string, ...string[]],
  lit?: string,
): string {
  const walls = new Map<string, string>();
  let windows = '';
  for (let x = random.int(-20, 0); x < WIDTH;) {
    const width = random.int(19, 36) * 2;
    const height = random.int(40, 116);
    const [top, middle] = [ground - height, x + width / 2];
    const roof = random.pick([
      '',
      `M${x} ${top}l${width / 2} -34l${width / 2} 34z`,
      `M${middle - 14} ${top}a14 14 0 0 1 28 0z`,
      `M${middle - 7} ${top}l7 -60l7 60z`,
    ]);
    const fill = random.pick(fills);
    const wall = `M${x} ${ground}v-${height}h${width}v${height}z`;
    walls.set(fill, (walls.get(fill) ?? '') + wall + roof);
    if (random.chance(0.6)) windows += `M${middle - 10} ${top + 12}h7v10h-7zm13 0h7v10h-7z`;
    x += width;
  }
  const drawn = [...walls].map(([fill, d]) => path(d, fill)).join('');
  return lit === undefined ? drawn : drawn + path(windows, lit);
}

const waves = (y: number, colour: string) =>
  line(
    [0, 1, 2]
      .map((row) => {
        const start = row * 74;
        return `M${start} ${y + row * 26}q20 -11 40 0t40 0t40 0t40 0M${start + 300} ${y + row * 26}q20 -11 40 0t40 0t40 0`;
      })
      .join(''),
    4,
    colour,
  );

/** A town in front of hills. */
const city: Scene = (random, palette) =>
  backdrop(random, palette) +
  skyline(random, 290, [palette.mid, palette.far]) +
  skyline(random, 320, [palette.near, palette.near, palette.dark], palette.light) +
  rect(0, 320, WIDTH, 40, palette.dark);

/** A town on a river with a bridge. */
const river: Scene = (random, palette) => {
  const arch = random.pick([80, 106]);
  const arches = Math.ceil(WIDTH / arch) + 1;
  const span = Array.from({ length: arches }, (_, index) => {
    const x = index * arch - 20;
    return `M${x + 6} 300v-8a${arch / 2 - 6} 30 0 0 1 ${arch - 12} 0v8z`;
  });
  return (
    backdrop(random, palette) +
    skyline(random, 262, [palette.mid, palette.near], palette.light) +
    rect(0, 252, WIDTH, 52, palette.dark) +
    rect(0, 246, WIDTH, 8, palette.accent) +
    path(span.join(''), palette.far) +
    rect(0, 300, WIDTH, 60, palette.far) +
    waves(316, palette.light)
  );
};

/** The sea, with a lighthouse and a boat. */
const coast: Scene = (random, palette) => {
  const left = random.chance(0.5);
  const at = (x: number) => (left ? x : WIDTH - x);
  const boat = at(random.int(380, 520));
  return (
    backdrop(random, palette) +
    rect(0, 232, WIDTH, 128, palette.mid) +
    waves(262, palette.far) +
    path(`M${at(0)} 210Q${at(150)} 190 ${at(220)} 262T${at(330)} 360H${at(0)}Z`, palette.near) +
    polygon(
      [
        [at(112) - 17, 216],
        [at(112) - 11, 96],
        [at(112) + 11, 96],
        [at(112) + 17, 216],
      ],
      palette.light,
    ) +
    rect(at(112) - 14, 130, 28, 22, palette.accent) +
    rect(at(112) - 15, 176, 30, 18, palette.accent) +
    rect(at(112) - 9, 76, 18, 20, palette.dark) +
    dome(at(112), 76, 13, palette.dark) +
    path(`M${boat - 34} 270h68l-14 20h-40z`, palette.dark) +
    polygon(
      [
        [boat - 2, 264],
        [boat - 2, 196],
        [boat - 34, 264],
      ],
      palette.light,
    ) +
    polygon(
      [
        [boat + 4, 264],
        [boat + 4, 206],
        [boat + 30, 264],
      ],
      palette.light,
    )
  );
};

/** Hills with a small town in the valley. */
const valley: Scene = (random, palette) => {
  const inShade = { ...palette, mid: palette.dark };
  const heights = (low: number, spread: number) =>
    Array.from({ length: 6 }, () => low - random.int(0, spread));
  return (
    backdrop(random, palette) +
    polygon(
      [
        [random.int(40, 120), 270],
        [random.int(190, 260), random.int(110, 150)],
        [random.int(330, 400), 270],
      ],
      palette.mid,
    ) +
    hills(heights(270, 44), palette.mid) +
    `<g transform="translate(200 118) scale(.5)">${skyline(random, 330, [palette.light, palette.sky, palette.far], palette.dark)}</g>` +
    hills(heights(306, 34), palette.near) +
    [90, 150, 470, 530, 580].map((x) => tree(random, x, 318, inShade)).join('') +
    hills(heights(340, 18), palette.dark)
  );
};

/** Fields, with a windmill or a spire on the skyline. */
const fields: Scene = (random, palette) => {
  const x = random.int(140, 500);
  return (
    backdrop(random, palette) +
    hills([250, 236, 240, 228, 246], palette.mid) +
    polygon(
      [
        [x - 20, 240],
        [x - 11, 150],
        [x + 11, 150],
        [x + 20, 240],
      ],
      palette.light,
    ) +
    dome(x, 150, 13, palette.dark) +
    line(`M${x - 46} 110L${x + 46} 182M${x + 36} 100L${x - 36} 192`, 6, palette.dark) +
    circle(x, 146, 6, palette.accent) +
    hills([280, 262, 274, 284, 262], palette.near) +
    line(
      'M-10 340Q180 270 330 262M120 380Q270 290 360 264M300 380Q370 300 396 268M500 380Q460 310 432 272M690 350Q560 290 470 272',
      4,
      palette.mid,
    ) +
    tree(random, x > 320 ? 90 : 560, 290, { ...palette, mid: palette.dark }) +
    rect(0, HEIGHT - 8, WIDTH, 8, palette.dark)
  );
};

const scenes: readonly [Scene, ...Scene[]] = [city, river, coast, valley, fields];

export function location(id: string): string {
  const random = randomOf(`locations ${id}`);
  const palette = random.pick(palettes);
  return random.pick(scenes)(random, palette);
}
