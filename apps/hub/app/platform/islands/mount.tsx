import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { fingerprintOf } from './fingerprint.ts';
import { live } from './live-islands.ts';
import { CHANGED, FAILED, KEEPS, type ServedIslands } from './markup.ts';
import { MissingSystems } from '#app/platform/browser/page/missing-systems.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { reportFailure } from './report-failure.ts';
import { servedPage } from './served-page.ts';

export const isAsServed = (element: HTMLElement, id: string): boolean =>
  servedPage().islands[id]?.print === fingerprintOf(element);

interface ReadIsland {
  readonly props: object;
  /** Whether the island's HTML is unchanged. */
  readonly isServed: boolean;
}

export function readIsland(element: HTMLElement, id: string): ReadIsland | null {
  const props = servedPage().islands[id]?.props;
  if (!props) return null;
  const isServed = isAsServed(element, id);
  if (!isServed && !element.querySelector(`[${KEEPS}]`)) return null;
  return { props, isServed };
}

/**
 * Makes an island live. If its HTML was changed, the island remains plain HTML, which works without
 * its script. A form that saves automatically does not work without its script, so its island is
 * rendered again.
 *
 * An island that throws becomes plain HTML again, until the next page loads.
 */
export function mount(element: HTMLElement, id: string, Component: ComponentType<object>): void {
  const read = readIsland(element, id);
  if (read === null) {
    element.dataset['plain'] = CHANGED;
    return;
  }
  const arrive = () => {
    delete element.dataset['plain'];
    element.dataset['live'] = 'true';
  };
  const { props: first, isServed } = read;
  let plain = element.innerHTML;
  const take = isServed ? holdTypedText(element) : carryOver(element);
  let restoreInput: () => void;
  const fail = (error: unknown) => {
    // Two effects can fail in the same render.
    if (!live.has(id)) return;
    live.get(id)?.end();
    live.delete(id);
    element.innerHTML = plain;
    restoreInput();
    element.dataset['plain'] = FAILED;
    reportFailure(id, error);
  };
  const view = ({ path, token, missing = [] }: ServedIslands, props: object) => (
    <FailureBoundary
      onFailing={() => {
        restoreInput = carryOver(element);
      }}
      // A root cannot be unmounted while it is rendered.
      onFailure={(error) => queueMicrotask(() => fail(error))}
    >
      <PageContext.Provider value={{ path, token }}>
        <MissingSystems.Provider value={missing}>
          <Component {...props} />
        </MissingSystems.Provider>
        <Arrival onDrawn={take} onArrival={arrive} />
      </PageContext.Provider>
    </FailureBoundary>
  );
  const options = { identifierPrefix: `${id}-` };
  // Synchronous, so that the user cannot type between reading the fields and hydrating them.
  const root = flushSync(() => {
    if (isServed) return hydrateRoot(element, view(servedPage(), first), options);
    const drawn = createRoot(element, options);
    drawn.render(view(servedPage(), first));
    return drawn;
  });
  live.set(id, {
    take: (page, props, html) => {
      plain = html;
      root.render(view(page, props));
    },
    end: () => {
      root.unmount();
      delete element.dataset['live'];
    },
  });
}

/**
 * Preserves text that was typed into textareas. While React hydrates a textarea, it sets the value
 * again if the text content is the original text, which ends a composition and moves the caret to
 * the end. So the text content is hidden during hydration.
 *
 * @returns a function to call after hydration
 */
function holdTypedText(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll('textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  for (const field of typed) {
    Object.defineProperty(field, 'textContent', { configurable: true, value: null });
  }
  return () => {
    for (const field of typed) Reflect.deleteProperty(field, 'textContent');
  };
}

interface ArrivalProps {
  /** Runs before any effect reads the fields. */
  onDrawn: () => void;
  onArrival: () => void;
}

function Arrival({ onDrawn, onArrival }: ArrivalProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onArrival, [onArrival]);
  return null;
}
