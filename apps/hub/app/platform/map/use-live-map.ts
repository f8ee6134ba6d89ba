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
  /** Holds the map that the server drew. */
  readonly drawn: RefObject<HTMLElement>;
  /** Where the interactive map goes. */
  readonly host: RefObject<HTMLElement>;
}

interface LiveMapState extends Pick<LiveMapProps, 'places' | 'onReady'> {
  /** Null before its script is there, and for good when that cannot be had. */
  readonly Map: ComponentType<LiveMapProps> | null;
  /** Whether it is ready to take the place of the drawn map. */
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
        // The drawn map and the list stay; nothing else is missing.
      }
    };
    const stopWatching = onceInView(host.current, () => void load());
    return () => {
      stopWatching();
      gone.abort();
    };
  }, [host]);

  const onReady = useCallback(() => {
    // In one go with the look at the focus: rendered later, it could have come back meanwhile.
    const show = () => flushSync(() => setReady(true));
    if (drawn.current) onceWithoutFocus(drawn.current, show);
  }, [drawn]);

  // Every render makes new objects; only a change of what they say is a change of the map.
  const content = JSON.stringify(places);
  const same = useMemo(() => JSON.parse(content) as LivePlace[], [content]);
  return { ...loaded, places: same, onReady, isReady };
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
function onceWithoutFocus(element: Element, run: () => void): void {
  if (!element.contains(document.activeElement)) {
    run();
    return;
  }
  element.addEventListener('focusout', () => setTimeout(() => onceWithoutFocus(element, run)), {
    once: true,
  });
}
