import { type ComponentType, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { tell } from './bus.ts';
import { fingerprintOf, textsOf } from './fingerprint.ts';
import { IslandFrame } from './frame.tsx';
import { pageSprite } from './icons.ts';
import { live } from './live-islands.ts';
import type { ServedIslands } from './markup.ts';
import { unpackProps } from './packed-props.ts';
import { servedPage } from './served-page.ts';

/** What an island was served with; null where its HTML is not the served one any more. */
export function firstProps(element: HTMLElement, id: string): object | null {
  const served = servedPage().islands[id];
  return served?.print === fingerprintOf(element)
    ? unpackProps(served.props, textsOf(element))
    : null;
}

/**
 * Makes an island live, unless its HTML is not the served one any more: then it stays plain HTML,
 * which works, and keeps what was typed and translated.
 */
export function mount(element: HTMLElement, id: string, Component: ComponentType<object>): void {
  const first = firstProps(element, id);
  if (first === null) {
    element.dataset['plain'] = 'true';
    return;
  }
  const arrive = () => {
    delete element.dataset['plain'];
    element.dataset['live'] = 'true';
    tell('live', id);
  };
  const view = ({ path, token }: ServedIslands, props: object) => (
    <IslandFrame path={path} token={token} sprite={pageSprite}>
      <Component {...props} />
      <Arrival onArrival={arrive} />
    </IslandFrame>
  );
  const release = holdTypedText(element);
  // In one go: nothing is typed between the look at the fields and their being taken over.
  const root = flushSync(() =>
    hydrateRoot(element, view(servedPage(), first), { identifierPrefix: `${id}-` }),
  );
  release();
  live.set(id, {
    take: (page, props) => root.render(view(page, props)),
    end: () => {
      root.unmount();
      delete element.dataset['live'];
    },
  });
}

/**
 * Keeps what was typed into textareas: React gives one its first text again, with the caret at its
 * end, when that is still what stands in the HTML.
 *
 * @returns to be called when they have been taken over
 */
function holdTypedText(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll('textarea')]
    .map((field) => ({ field, first: field.defaultValue }))
    .filter(({ field, first }) => field.value !== first);
  for (const { field, first } of typed) field.defaultValue = `${first}…`;
  return () => {
    for (const { field, first } of typed) field.defaultValue = first;
  };
}

/** Says that the island answers now. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return null;
}
