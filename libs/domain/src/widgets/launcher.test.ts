import { expect, it } from 'vitest';
import { gridWidgetIds } from './ids.ts';
import { launcherOf } from './launcher.ts';

it('[EXT-34] the first four tools are visible, or all tools when there are at most six', () => {
  const of = (count: number) => {
    const { inSight, more } = launcherOf(gridWidgetIds.slice(0, count));
    return [inSight.length, more.length];
  };
  expect([0, 4, 6, 7, 16].map(of)).toEqual([
    [0, 0],
    [4, 0],
    [6, 0],
    [4, 3],
    [4, 12],
  ]);
});

it('[EXT-34] the visible and the hidden tools together are all tools in their order', () => {
  const { inSight, more } = launcherOf(gridWidgetIds);
  expect([...inSight, ...more]).toEqual(gridWidgetIds);
});
