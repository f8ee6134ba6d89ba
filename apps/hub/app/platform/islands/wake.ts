import type { ComponentType } from 'react';
import { untilComposed } from '#app/platform/browser/composition.ts';
import { withTimeout } from '#app/platform/browser/with-timeout.ts';
import { triggers } from './triggers.ts';
import { islandIdOf } from './markup.ts';
import { type IslandScript, registeredIslands } from './registered.ts';
import { servedPage } from './served-page.ts';

/**
 * Makes an island live when it is time; what the page says nothing of stays plain HTML. To be called
 * again when its HTML was replaced, for that is what is watched.
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

/** Those that are live, or about to be. */
const opened = new WeakSet<HTMLElement>();

async function open(element: HTMLElement, id: string, island: IslandScript): Promise<void> {
  if (opened.has(element)) return;
  opened.add(element);
  const served = servedPage().islands[id];
  try {
    const script = import('./mount.tsx');
    // What an island has to fetch before it is shown is fetched beside its scripts.
    const first = async () => (await script).firstProps(element, id);
    const [{ mount, isAsServed }, Component] = await withTimeout(
      Promise.all([script, island.load(first) as Promise<ComponentType<object>>]),
    );
    // A field that is drawn again would end the composition in it.
    if (!isAsServed(element, id)) await untilComposed();
    if (servedPage().islands[id] === served) {
      mount(element, id, Component);
      return;
    }
    // A newer page has come meanwhile, which may need something else.
    opened.delete(element);
    void open(element, id, island);
  } catch {
    // A script that cannot be had leaves the page as it is, until the next try.
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
