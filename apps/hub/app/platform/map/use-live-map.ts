import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LiveMapProps, LivePlace } from './live-place.ts';

interface Boxes {
  /** Contains the map that the server drew. */
  readonly drawn: RefObject<HTMLElement>;
  /** Container of the interactive map. */
  readonly host: RefObject<HTMLElement>;
}

interface LiveMapState extends Pick<LiveMapProps, 'places' | 'onReady'> {
  /** Null until its script has loaded, and after it failed. */
  readonly Map: ComponentType<LiveMapProps> | null;
  /** Whether it is ready to replace the drawn map. */
  readonly isReady: boolean;
}

/** Loads the interactive map when its box comes into view. */
export function useLiveMap({ drawn, host }: Boxes, places: readonly LivePlace[]): LiveMapState {
  const [loaded, setLoaded] = useState<{ Map: LiveMapState['Map'] }>({ Map: null });
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!host.current) return;
    const gone = new AbortController();
    const load = async () => {
      try {
        const { LeafletMap } = await import('./leaflet-map.tsx');
        if (!gone.signal.aborted) setLoaded({ Map: LeafletMap });
      } catch {
        // The drawn map and the list remain.
      }
    };
    const stopWatching = onceInView(host.current, () => void load());
    return () => {
      stopWatching();
      gone.abort();
    };
  }, [host]);

  const onReady = useCallback(() => {
    // Synchronous, so that the focus cannot return between the check and the rendering.
    const show = () => flushSync(() => setReady(true));
    if (drawn.current) onceWithoutFocus(drawn.current, show);
  }, [drawn]);

  // Every render creates new objects, so the map is updated only when their content changes.
  const content = JSON.stringify(places);
  const same = useMemo(() => JSON.parse(content) as LivePlace[], [content]);
  return { ...loaded, places: same, onReady, isReady };
}

/** Distance of the box to the viewport at which the script is requested. */
const NEAR = '120px';

/** Runs once when an element comes into view. @returns stops it */
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

/** Runs once when the focus is not inside, so that no user loses the focused link. */
function onceWithoutFocus(element: Element, run: () => void): void {
  if (!element.contains(document.activeElement)) {
    run();
    return;
  }
  element.addEventListener('focusout', () => setTimeout(() => onceWithoutFocus(element, run)), {
    once: true,
  });
}
