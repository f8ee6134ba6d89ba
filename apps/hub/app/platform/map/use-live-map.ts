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
  /** Null until the script of the map has loaded, or if it failed to load. */
  readonly Map: ComponentType<LiveMapProps> | null;
  /** Whether the interactive map is ready to replace the drawn map. */
  readonly isReady: boolean;
}

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

/** Distance between the box and the viewport at which the script is requested. */
const NEAR = '120px';

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

/**
 * Calls `run` once, as soon as the focus is outside the element, so that no user loses a focused
 * link.
 */
function onceWithoutFocus(element: Element, run: () => void): void {
  if (!element.contains(document.activeElement)) {
    run();
    return;
  }
  element.addEventListener('focusout', () => setTimeout(() => onceWithoutFocus(element, run)), {
    once: true,
  });
}
