import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fingerprintOfHtml, textsOfHtml } from './fingerprint.ts';
import type { ServedIslands } from './markup.ts';
import { type IslandScript, registerIslands } from './registered.ts';
import { wake } from './wake.ts';

const { load, served } = vi.hoisted(() => {
  const served: ServedIslands = { path: '/', token: '', islands: {} };
  return { load: vi.fn<(first: () => Promise<object | null>) => Promise<unknown>>(), served };
});
vi.mock('react-dom/client');
vi.mock('./served-page.ts', () => ({ servedPage: () => served }));

const HTML = '<ul><li>Computer Science with Maths</li></ul>';
const PROPS = { courses: [{ name: 'Computer Science with Maths', points: 128 }] };

const Component = () => null;

const islandWith = (html: string) => {
  const island = {
    dataset: { wakes: 'load' } as Record<string, string>,
    nodeName: 'DIV',
    childNodes: textsOfHtml(html).map((nodeValue) => ({ nodeName: '#text', nodeValue })),
    getAttribute: () => 'tariff',
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementsByTagName: () => ({ length: html.match(/<[a-z]/g)?.length }),
  };
  return island as unknown as HTMLElement;
};

// `wake` imports this module, which takes seconds to compile the first time.
beforeAll(() => import('./mount.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  registerIslands({ widget: { load: load as IslandScript['load'], wakes: 'load' } });
  served.islands['tariff'] = { name: 'widget', props: PROPS, print: fingerprintOfHtml(HTML) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('an island that fetches data before its first render uses its served props for the request', async () => {
  const asked = vi.fn();
  load.mockImplementation(async (first) => {
    asked(await first());
    return Component;
  });
  const island = islandWith(HTML);
  wake(island);
  await expect.poll(() => hydrateRoot).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(PROPS);
});

it('an island whose HTML other software has changed fetches nothing, and remains plain HTML', async () => {
  const asked = vi.fn();
  load.mockImplementation(async (first) => {
    asked(await first());
    return Component;
  });
  const island = islandWith(HTML.replace('Computer', 'Ordinateur'));
  wake(island);
  await expect.poll(() => island.dataset['plain']).toBe('changed');
  expect(asked).toHaveBeenCalledWith(null);
  expect(hydrateRoot).not.toHaveBeenCalled();
});

it('an island whose script fails to load remains plain HTML, and requests the script again on an interaction', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Component);
  const island = islandWith(HTML);
  wake(island);
  await expect.poll(() => island.dataset['plain']).toBe('true');
  expect(hydrateRoot).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => hydrateRoot).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it("[SH-54] if an island's script does not load within 120 s, the island remains plain HTML, and the next interaction requests the script again", async () => {
  vi.useFakeTimers();
  load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(Component);
  const island = islandWith(HTML);
  wake(island);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(island.dataset).not.toHaveProperty('plain');
  await vi.advanceTimersByTimeAsync(1);
  expect(island.dataset['plain']).toBe('true');
  vi.useRealTimers();
  window.dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => hydrateRoot).toHaveBeenCalledTimes(1);
});

it('an island fetches its data again if newer HTML arrives before the island is live', async () => {
  const asked = vi.fn();
  const newer = { courses: [{ name: 'Computer Science with Maths', points: 144 }] };
  load.mockImplementation(async (first) => {
    asked(await first());
    if (asked.mock.calls.length === 1)
      served.islands['tariff'] = { name: 'widget', props: newer, print: fingerprintOfHtml(HTML) };
    return Component;
  });
  wake(islandWith(HTML));
  await expect.poll(() => hydrateRoot).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls).toEqual([[PROPS], [newer]]);
});
