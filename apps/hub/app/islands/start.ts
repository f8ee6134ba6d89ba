import type { ComponentType } from 'react';
import { followPage } from './follow-page.ts';
import { gates } from './gates.ts';
import { ISLAND } from './markup.ts';
import { type IslandName, islands } from './registry.ts';
import { servedPage } from './served-page.ts';

/** Makes the islands of the page live, each when it is time. */
function start(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) {
    const id = element.getAttribute(ISLAND) ?? '';
    const name = servedPage().islands[id]?.name as IslandName | undefined;
    const wakes = element.dataset['wakes'] as keyof typeof gates;
    if (name)
      gates[wakes](
        element,
        once(() => void open(element, id, name)),
      );
  }
}

async function open(element: HTMLElement, id: string, name: IslandName): Promise<void> {
  try {
    const [{ mount }, Component] = await Promise.all([
      import('./mount.tsx'),
      islands[name].load(servedPage().islands[id]?.props) as Promise<ComponentType<object>>,
    ]);
    mount(element, id, Component);
  } catch {
    // A script that cannot be had leaves the page as it is, until the next try.
    element.dataset['plain'] = 'true';
    gates.retry(
      element,
      once(() => void open(element, id, name)),
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

followPage();
start();
