import { palettes, type Palette } from './palettes.ts';
import { randomOf, type Random } from './random.ts';
import { circle, line, path, placed, polygon, rect, ring, HEIGHT, WIDTH } from './shapes.ts';

/** Left-aligned bars of different lengths, which represent lines of text. */
const writing = (random: Random, x: number, y: number, width: number, rows: number, fill: string) =>
  path(
    Array.from({ length: rows }, (_, row) => {
      const length = Math.round(width * (row === rows - 1 ? 0.5 : 0.8 + random.int(0, 20) / 100));
      return `M${x} ${y + row * 20}h${length}v7h-${length}z`;
    }).join(''),
    fill,
  );

/** A coloured background with two large shapes. */
function ground(random: Random, { sky, far, mid }: Palette): string {
  const x = random.int(120, 520);
  return (
    rect(0, 0, WIDTH, HEIGHT, sky) +
    circle(x, random.int(120, 300), random.int(130, 190), far) +
    (random.chance(0.5) ? circle(WIDTH - x, random.int(40, 90), random.int(26, 50), mid) : '')
  );
}

type Sheet = (random: Random, palette: Palette) => string;

const checklist: Sheet = (random, { near, mid, far, accent }) =>
  [0, 1, 2, 3]
    .map((row) => {
      const y = -66 + row * 44;
      const tick = row < 3 ? line(`M-76 ${y + 10}l6 7l12 -14`, 5, row === 0 ? accent : near) : '';
      return rect(-84, y - 3, 28, 28, far, 6) + tick + writing(random, -42, y + 8, 236, 1, mid);
    })
    .join('');

/** A heading and text. */
const letter: Sheet = (random, { near, mid, accent }) =>
  rect(-84, -88, 96, 16, near, 4) +
  writing(random, -84, -52, 168, 6, mid) +
  line('M-84 88q14 -24 24 0t22 -4t30 2', 5, accent);

const chart: Sheet = (random, { near, mid, far, accent }) =>
  rect(-84, -88, 120, 14, near, 4) +
  [mid, far, accent, mid, near]
    .map((fill, index) => {
      const height = random.int(40, 130);
      return rect(-84 + index * 35, 90 - height, 27, height, fill, 4);
    })
    .join('');

/** A picture with its caption. */
const picture: Sheet = (random, { near, mid, far, accent }) =>
  rect(-84, -88, 168, 96, far, 6) +
  circle(random.int(-50, 50), -56, 17, accent) +
  polygon(
    [
      [-84, 8],
      [-30, -48],
      [4, -8],
      [34, -36],
      [84, 8],
    ],
    near,
  ) +
  writing(random, -84, 32, 168, 3, mid);

const calendar: Sheet = (random, { near, mid, far, accent }) => {
  const marked = random.int(4, 14);
  return (
    rect(-84, -90, 168, 30, near, 6) +
    Array.from({ length: 20 }, (_, day) => {
      const fill = day === marked ? accent : day < marked ? mid : far;
      return rect(-84 + (day % 5) * 35, -46 + Math.floor(day / 5) * 34, 27, 26, fill, 5);
    }).join('')
  );
};

const sheets: readonly [Sheet, ...Sheet[]] = [checklist, letter, chart, picture, calendar];

/**
 * Draws an editorial page: a sheet of paper on a coloured background, and another sheet under it.
 */
export function page(id: string): string {
  const random = randomOf(`pages ${id}`);
  const palette = random.pick(palettes);
  const tilt = random.pick([-7, -4, 4, 7]);
  const x = random.int(270, 370);
  return (
    ground(random, palette) +
    placed(x + tilt * 5, 194, tilt * -2, rect(-112, -130, 224, 290, palette.mid, 10)) +
    placed(
      x,
      190,
      tilt,
      rect(-112, -130, 224, 290, '#fffdf9', 10) + random.pick(sheets)(random, onPaper(palette)),
    )
  );
}

/** Replaces `far` with a colour that is visible on light paper even in a night palette. */
const onPaper = (palette: Palette): Palette => ({ ...palette, far: '#d9d4f3' });

export function article(id: string): string {
  const random = randomOf(`articles ${id}`);
  const palette = random.pick(palettes);
  return ground(random, palette) + random.pick([magazine, bubbles, newspaper])(random, palette);
}

const magazine: Sheet = (random, palette) => {
  const { near, mid, accent } = palette;
  const leaf = (side: 1 | -1) =>
    path(
      `M320 96Q${320 + side * 90} 66 ${320 + side * 210} 88V292Q${320 + side * 90} 272 320 300Z`,
      side === 1 ? '#fffdf9' : '#f4eee2',
    );
  const pictureSide = random.chance(0.5);
  const [pictureX, textX] = pictureSide ? [140, 352] : [352, 140];
  return (
    path('M98 104Q230 80 320 112Q410 80 542 104V308Q410 288 320 318Q230 288 98 308Z', near) +
    leaf(-1) +
    leaf(1) +
    rect(pictureX, 112, 148, 84, onPaper(palette).far, 6) +
    circle(pictureX + random.int(30, 110), 142, 16, accent) +
    polygon(
      [
        [pictureX, 196],
        [pictureX + 52, 146],
        [pictureX + 84, 178],
        [pictureX + 106, 160],
        [pictureX + 148, 196],
      ],
      mid,
    ) +
    writing(random, pictureX, 214, 148, 3, mid) +
    rect(textX, 112, 96, 16, near, 4) +
    writing(random, textX, 146, 148, 6, mid)
  );
};

const bubbles: Sheet = (random, palette) => {
  const { near, mid, light, accent } = palette;
  const left = random.chance(0.5);
  const at = (x: number, width: number) => (left ? x : WIDTH - x - width);
  return (
    rect(at(96, 300), 66, 300, 132, near, 28) +
    polygon(
      left
        ? [
            [140, 190],
            [150, 236],
            [196, 190],
          ]
        : [
            [500, 190],
            [490, 236],
            [444, 190],
          ],
      near,
    ) +
    writing(random, at(132, 228), 98, 228, 4, light) +
    rect(at(280, 270), 214, 270, 92, '#fffdf9', 26) +
    polygon(
      left
        ? [
            [500, 300],
            [494, 338],
            [452, 300],
          ]
        : [
            [140, 300],
            [146, 338],
            [188, 300],
          ],
      '#fffdf9',
    ) +
    writing(random, at(312, 206), 240, 206, 2, mid) +
    circle(at(280, 270) + 236, 260, 9, accent)
  );
};

const newspaper: Sheet = (random, palette) => {
  const { near, mid, dark, accent } = palette;
  const tilt = random.pick([-5, 5]);
  return (
    placed(328, 200, tilt + 6, rect(-180, -128, 360, 280, mid, 8)) +
    placed(
      318,
      196,
      tilt,
      rect(-180, -128, 360, 280, '#fffdf9', 8) +
        rect(-156, -104, 312, 30, near, 4) +
        rect(-156, -58, 150, 96, onPaper(palette).far, 4) +
        ring(-81, -10, 26, 10, accent) +
        writing(random, 14, -58, 142, 5, mid) +
        writing(random, -156, 58, 150, 3, mid) +
        writing(random, 14, 58, 142, 3, dark),
    )
  );
};
