import { useEffect, useState, type RefObject } from 'react';
import type { LiveMap, LiveMapSettings, LivePlace } from './live-place.ts';

interface Boxes {
  /** Holds the map that the server drew. */
  readonly drawn: RefObject<HTMLElement>;
  /** Where the interactive map goes. */
  readonly host: RefObject<HTMLElement>;
}

/**
 * Loads the interactive map when its box comes into view, and keeps its places up to date.
 *
 * @returns whether it is ready to take the place of the drawn map; false for good when the script
 *   or the tiles cannot be had
 */
export function useLiveMap(
  { drawn, host }: Boxes,
  places: readonly LivePlace[],
  { tileUrl, label }: LiveMapSettings,
): boolean {
  const [map, setMap] = useState<LiveMap | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const [element, drawing] = [host.current, drawn.current];
    if (!element || !drawing) return;
    const gone = new AbortController();
    let added: LiveMap | undefined;
    const add = async () => {
      try {
        const { addLiveMap } = await import('./leaflet-map.ts');
        if (gone.signal.aborted) return;
        added = addLiveMap(element, { tileUrl, label }, () =>
          onceWithoutFocus(drawing, () => setReady(true), gone.signal),
        );
        setMap(added);
      } catch {
        // The drawn map and the list stay; nothing else is missing.
      }
    };
    const stopWatching = onceInView(element, () => void add());
    return () => {
      stopWatching();
      gone.abort();
      added?.remove();
      setMap(null);
      setReady(false);
    };
  }, [drawn, host, tileUrl, label]);

  // Every render makes new objects; only a change of what they say is a change of the map.
  const content = JSON.stringify(places);
  useEffect(() => {
    map?.showPlaces(JSON.parse(content) as LivePlace[]);
  }, [map, content]);

  return isReady;
}

/** How near the box comes to the view before the script is asked for. */
const NEAR = '120px';

/** Runs once when an element comes into view; the answer stops the watching. */
function onceInView(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs once when the focus is not inside: nobody loses the link on which they stand. */
function onceWithoutFocus(element: Element, run: () => void, signal: AbortSignal): void {
  if (!element.contains(document.activeElement)) {
    run();
    return;
  }
  element.addEventListener(
    'focusout',
    () => setTimeout(() => signal.aborted || onceWithoutFocus(element, run, signal)),
    { once: true, signal },
  );
}
