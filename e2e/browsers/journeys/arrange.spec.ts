import { expect, test } from '../test.ts';
import { eventually, type Tab } from '../tab.ts';

const ARRANGE = '/dashboard/arrange?columns=3';
const shown = (tab: Tab) => tab.role('region', 'In your hub');
const order = (tab: Tab) =>
  tab.run(
    () =>
      [...document.querySelectorAll<HTMLElement>('section:first-of-type [data-tool]')].map(
        ({ dataset }) => dataset['tool'] ?? '',
      ),
    null,
  );

test('[EXT-4] a button moves a tool, and Undo moves it back', async ({ tab, signIn, scripts }) => {
  await signIn('start', ARRANGE);
  // The list with handles replaces the plain list when its script has loaded.
  await (scripts ? tab.button(/^Drag/).first() : shown(tab)).appears();
  const [first = '', second = ''] = await order(tab);
  await tab.css(`[data-tool="${first}"] button`, /^Move later/).click();
  await eventually(async () => (await order(tab)).slice(0, 2)).toEqual([second, first]);
  await tab.button('Undo').first().click();
  await eventually(async () => (await order(tab)).slice(0, 2)).toEqual([first, second]);
});

test('[EXT-4] a tool can be dragged elsewhere', { tag: '@scripts' }, async ({ tab, signIn }) => {
  await signIn('start', ARRANGE);
  const [first = '', second = ''] = await order(tab);
  const handle = tab.css(`[data-tool="${first}"]`).button(/^Drag/);
  const from = await handle.point();
  const below = await tab.css(`[data-tool="${second}"]`).box();
  const to = below.y + below.height - 2;
  const steps = Array.from({ length: 12 }, (_, step) => ({
    x: from.x,
    y: from.y + ((to - from.y) * (step + 1)) / 12,
  }));
  await tab.window.drag([from, ...steps]);
  await eventually(async () => (await order(tab)).indexOf(first)).toBeGreaterThan(0);
  expect((await order(tab)).length).toBeGreaterThan(2);
});
