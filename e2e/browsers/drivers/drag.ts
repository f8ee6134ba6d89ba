import type { Point } from './driver.ts';

/** Mouse methods that both Puppeteer and Playwright have. */
interface Mouse {
  move: (x: number, y: number) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
}

export async function drag(
  { mouse }: { mouse: Mouse },
  [from, ...path]: readonly Point[],
): Promise<void> {
  if (!from) return;
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const { x, y } of path) await mouse.move(x, y);
  await mouse.up();
}
