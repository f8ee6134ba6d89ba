import { useEffect, useState } from 'react';
import { widgetDataPath } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import { keepReady } from './keep-ready.ts';
import { loadWidgetView } from './load-widget-view.ts';
import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';

/**
 * Requests a widget that was slow or collapsed when the page loaded. The previous content is
 * displayed until the widget arrives, and remains if the request fails, so that an open editor is
 * not lost.
 */
export function useLateWidget(initial: LoadedWidget, isFocused: boolean): LoadedWidget {
  // A fetched widget is valid only for the page load that it belongs to; a newer load replaces it.
  const [fetched, setFetched] = useState<{ of: LoadedWidget; loaded: LoadedWidget } | null>(null);
  const isLate = initial.state === 'pending' || initial.state === 'folded';

  useEffect(() => {
    if (!isLate) return;
    const abort = new AbortController();
    void fetchWidget(initial, isFocused, abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setFetched({ of: initial, loaded });
    });
    return () => abort.abort();
  }, [initial, isLate, isFocused]);

  const newest = fetched?.of === initial ? fetched.loaded : initial;
  const [last, setLast] = useState(newest);
  const shown = keepReady(newest, last);
  if (shown !== last) setLast(shown);
  return shown;
}

/** A missing connection, a failed response and an expired session are errors. */
async function fetchWidget(
  late: LoadedWidget,
  isFocused: boolean,
  signal: AbortSignal,
): Promise<LoadedWidget> {
  const query = new URLSearchParams(window.location.search);
  if (isFocused) query.set('focused', '');
  const path = `${widgetDataPath(late.widget.id)}?${query.toString()}`;
  const loaded = await fetchJson<LoadedWidget>(path, { signal });
  if (loaded === null) return { ...late, state: 'error' };
  return loadWidgetView({ loaded, part: isFocused ? 'Focused' : 'View' }).then(
    () => loaded,
    () => ({ ...late, state: 'error' }),
  );
}
