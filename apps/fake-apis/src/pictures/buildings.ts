import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, dome, path, polygon, rect, ring } from './shapes.ts';

/** Draws a building that is centred on x and has its base at y. */
type Building = (random: Random, x: number, y: number, palette: Palette) => string;

function windows(
  [left, top, width, height]: readonly [number, number, number, number],
  [columns, rows]: readonly [number, number],
  fill: string,
  arched = false,
): string {
  const [stepX, stepY] = [width / columns, height / rows];
  const w = Math.round(stepX * 0.4);
  const h = Math.round(stepY * 0.5);
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.round(left + stepX * column + (stepX - w) / 2);
      const y = Math.round(top + stepY * row + (stepY - h) / 2);
      d += arched
        ? `M${x} ${y + h}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`
        : `M${x} ${y}h${w}v${h}h${-w}z`;
    }
  }
  return path(d, fill);
}

const door = (x: number, y: number, width: number, height: number, fill: string) =>
  path(
    `M${x - width / 2} ${y}v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`,
    fill,
  );

/** A long hall with a clock tower in its middle. */
const clockTower: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const wing = random.int(120, 160);
  const tall = random.int(190, 225);
  const roof = random.int(34, 56);
  return (
    rect(x - wing, y - 96, wing * 2, 96, mid) +
    polygon(
      [
        [x - wing - 8, y - 96],
        [x - wing + 16, y - 124],
        [x + wing - 16, y - 124],
        [x + wing + 8, y - 96],
      ],
      dark,
    ) +
    windows([x - wing + 8, y - 88, wing - 44, 80], [4, 2], light) +
    windows([x + 36, y - 88, wing - 44, 80], [4, 2], light) +
    rect(x - 30, y - tall, 60, tall, near) +
    polygon(
      [
        [x - 36, y - tall],
        [x, y - tall - roof],
        [x + 36, y - tall],
      ],
      dark,
    ) +
    circle(x, y - tall + 36, 17, light) +
    path(`M${x - 1.5} ${y - tall + 25}h3v10h7v3h-10z`, dark) +
    windows([x - 24, y - tall + 62, 48, 60], [2, 1], light, true) +
    door(x, y, 26, 36, accent)
  );
};

/** A row of gables with pointed windows and small spires. */
const gables: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const count = random.pick([3, 5]);
  const width = count === 3 ? 96 : 66;
  const left = x - (count * width) / 2;
  return (
    Array.from({ length: count }, (_, index) => {
      const middle = index === (count - 1) / 2;
      const gx = left + index * width;
      const wall = middle ? 150 : 108;
      const top = y - wall;
      const peak = top - width * 0.6;
      return (
        polygon(
          [
            [gx, y],
            [gx, top],
            [gx + width / 2, peak],
            [gx + width, top],
            [gx + width, y],
          ],
          middle ? near : mid,
        ) +
        rect(gx - 3, top - 26, 7, wall + 26, dark) +
        circle(gx + width / 2, top - 4, width * 0.13, middle ? accent : light) +
        windows(
          [gx + 10, top + 18, width - 20, wall - 50],
          [middle || count === 5 ? 2 : 3, middle ? 1 : 2],
          light,
          true,
        ) +
        (middle ? door(gx + width / 2, y, 28, 30, dark) : '')
      );
    }).join('') + rect(left + count * width - 3, y - 134, 7, 134, dark)
  );
};

/** Columns, a pediment and a dome. */
const rotunda: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const half = random.int(110, 135);
  const columns = random.pick([6, 8]);
  const step = (half * 2 - 20) / columns;
  return (
    rect(x - half - 60, y - 84, half * 2 + 120, 84, mid) +
    windows([x - half - 56, y - 76, 52, 68], [2, 2], light) +
    windows([x + half + 4, y - 76, 52, 68], [2, 2], light) +
    rect(x - 62, y - 166, 124, 40, mid) +
    dome(x, y - 166, 62, near) +
    rect(x - 7, y - 246, 14, 20, light) +
    circle(x, y - 250, 7, accent) +
    rect(x - half, y - 110, half * 2, 110, near) +
    path(
      Array.from({ length: columns }, (_, index) => {
        const cx = Math.round(x - half + 10 + step * index + step / 2 - 7);
        return `M${cx} ${y - 100}h14v92h-14z`;
      }).join(''),
      light,
    ) +
    polygon(
      [
        [x - half - 10, y - 108],
        [x, y - 150],
        [x + half + 10, y - 108],
      ],
      dark,
    ) +
    rect(x - half - 14, y - 10, half * 2 + 28, 10, dark)
  );
};

/** Blocks of glass and concrete, one of them on a stilt. */
const blocks: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const tall = random.int(170, 225);
  const mirrored = random.chance(0.5) ? -1 : 1;
  const at = (offset: number, width: number) => x + (mirrored === 1 ? offset : -offset - width);
  const columns = random.pick([4, 5, 6]);
  return (
    rect(at(-60, 90), y - tall, 90, tall, near) +
    windows([at(-60, 90) + 4, y - tall + 8, 82, tall - 16], [columns, 7], light) +
    rect(at(30, 140), y - 112, 140, 76, mid) +
    rect(at(44, 12), y - 36, 12, 36, dark) +
    rect(at(146, 12), y - 36, 12, 36, dark) +
    windows([at(30, 140) + 6, y - 106, 128, 64], [7, 2], light) +
    rect(at(-180, 120), y - 78, 120, 78, dark) +
    rect(at(-180, 120), y - 90, 120, 12, accent) +
    windows([at(-180, 120) + 6, y - 72, 108, 66], [3, 1], mid)
  );
};

/** Towers with battlements around a gate. */
const gatehouse: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const tower = random.int(56, 68);
  const tall = random.int(160, 195);
  const battlements = (left: number, top: number, width: number, fill: string) =>
    path(
      Array.from({ length: 4 }, (_, index) => {
        const step = width / 4;
        return `M${Math.round(left + step * index)} ${top}v-14h${Math.round(step * 0.6)}v14z`;
      }).join(''),
      fill,
    );
  const side = (left: number) =>
    rect(left, y - tall, tower, tall, near) +
    battlements(left, y - tall, tower, near) +
    windows([left + 6, y - tall + 16, tower - 12, tall - 60], [2, 2], light, true);
  return (
    rect(x - 190, y - 84, 380, 84, mid) +
    battlements(x - 190, y - 84, 120, mid) +
    battlements(x + 70, y - 84, 120, mid) +
    windows([x - 184, y - 76, 100, 60], [4, 1], light, true) +
    windows([x + 84, y - 76, 100, 60], [4, 1], light, true) +
    rect(x - 40, y - 128, 80, 128, dark) +
    door(x, y, 48, 54, light) +
    ring(x, y - 106, 11, 4, accent) +
    side(x - 34 - tower) +
    side(x + 34)
  );
};

/** A curved roof over glass. */
const sweep: Building = (random, x, y, { near, mid, dark, light, accent }) => {
  const lift = random.int(120, 175);
  const mast = random.chance(0.5) ? 1 : -1;
  return (
    rect(x - 160, y - 84, 320, 84, mid) +
    windows([x - 156, y - 80, 312, 76], [10, 2], light) +
    path(
      `M${x - 190} ${y - 78}Q${x} ${y - lift - 90} ${x + 190} ${y - 78}Q${x} ${y - lift + 14} ${x - 190} ${y - 78}Z`,
      near,
    ) +
    rect(x + mast * 96 - 5, y - lift - 70, 10, lift + 70, dark) +
    circle(x + mast * 96, y - lift - 70, 12, accent) +
    door(x, y, 34, 32, dark)
  );
};

export const buildings: readonly [Building, ...Building[]] = [
  clockTower,
  gables,
  rotunda,
  blocks,
  gatehouse,
  sweep,
];
