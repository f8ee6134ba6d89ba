import type { ComponentType } from 'react';
import { currentComposition } from '#app/platform/browser/forms/composition.ts';
import { withTimeout } from '#app/platform/browser/time/with-timeout.ts';
import { triggers } from './triggers.ts';
import { islandIdOf } from './markup.ts';
import { type IslandScript, registeredIslands } from './registered.ts';
import { servedPage } from './served-page.ts';

/**
 * Makes an island live when its trigger fires. An island without data remains plain HTML. Call this
 * again after the island's HTML was replaced, because the trigger observes the HTML.
 */
export function wake(element: HTMLElement): void {
  const id = islandIdOf(element);
  const served = servedPage().islands[id];
  const island = served && registeredIslands()[served.name ?? id];
  const wakes = element.dataset['wakes'] as keyof typeof triggers;
  if (island)
    triggers[wakes](
      element,
      once(() => void open(element, id, island)),
    );
}

/** Islands that are live or becoming live. */
const opened = new WeakSet<HTMLElement>();

async function open(element: HTMLElement, id: string, island: IslandScript): Promise<void> {
  if (opened.has(element)) return;
  opened.add(element);
  const served = servedPage().islands[id];
  try {
    const script = import('./mount.tsx');
    // If an island fetches data before its first render, the data is fetched in parallel with its
    // scripts.
    const first = async () => (await script).readIsland(element, id)?.props ?? null;
    const [{ mount, isAsServed }, Component] = await withTimeout(
      Promise.all([script, island.load(first) as Promise<ComponentType<object>>]),
    );
    // Rendering a field again would interrupt an IME composition in it.
    const composition = currentComposition();
    if (composition !== null && !isAsServed(element, id)) await composition;
    if (servedPage().islands[id] === served) {
      mount(element, id, Component);
      return;
    }
    // Newer HTML has arrived in the meantime, and may require other data.
    opened.delete(element);
    void open(element, id, island);
  } catch {
    // If a script fails to load, the page does not change until the next attempt.
    element.dataset['plain'] = 'true';
    opened.delete(element);
    triggers.retry(
      element,
      once(() => void open(element, id, island)),
    );
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
