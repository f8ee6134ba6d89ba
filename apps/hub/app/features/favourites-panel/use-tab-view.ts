import { isPlainPress } from '@applicant-hub/design-system';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#app/platform/paths/links.ts';
import { usePageUrl } from '#app/platform/browser/page/page-info.ts';
import { afterPaint } from '#app/platform/browser/time/after-paint.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import { hubTitle } from './tab-words.ts';
import { type FavouriteTab, TAB_PARAM, tabOf } from './tabs.ts';
import type { FavouritesView } from './view-types.ts';

export type TabView = FavouritesView | { tab: FavouriteTab; state: 'loading' | 'unreachable' };

/**
 * Returns the view of the open tab. The page contains the content of the tab in its address. The
 * script fetches content when another tab is opened (FAV-4), or if the content was too slow for the
 * page.
 *
 * @param tabs the element around the links of the tabs
 */
export function useTabView(initial: FavouritesView, tabs: RefObject<HTMLElement>): TabView {
  const served = tabOf(usePageUrl().searchParams);
  const [tab, setTab] = useState(served);
  // Fetched content belongs to a page load, and is replaced by the next page load.
  const [fetched, setFetched] = useState<{ of: FavouritesView; view: TabView } | null>(null);
  const latest = fetched?.of === initial ? fetched.view : initial;
  const known = latest.tab === tab ? latest : null;
  const isWanted = known === null || (known === initial && known.state === 'pending');

  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    void fetchView(tab, abort.signal).then((view) => {
      if (!abort.signal.aborted) setFetched({ of: initial, view });
    });
    return () => abort.abort();
  }, [tab, initial, isWanted]);

  useEffect(() => {
    const follow = () => {
      const search = new URLSearchParams(window.location.search);
      document.title = hubTitle(search);
      setTab(tabOf(search));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    const around = tabs.current;
    let last: HTMLAnchorElement | undefined;
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      last = link;
      // The pressed tab is shown as selected before the slow rendering starts.
      for (const one of around?.querySelectorAll('a') ?? [])
        one.setAttribute('aria-selected', String(one === link));
      afterPaint(() => {
        const { pathname, search, searchParams } = new URL(link.href);
        window.history.pushState(null, '', pathname + search);
        document.title = hubTitle(searchParams);
        // Rendered immediately: a later render could select this tab after another tab was pressed.
        if (link === last) flushSync(() => setTab(tabOf(searchParams)));
      });
    };
    around?.addEventListener('click', press);
    return () => around?.removeEventListener('click', press);
  }, [tabs]);
  return known ?? { tab, state: 'loading' };
}

/** A network error, a failure and an expired session all result in `unreachable`. */
async function fetchView(tab: FavouriteTab, signal: AbortSignal): Promise<TabView> {
  const query = new URLSearchParams({ [TAB_PARAM]: tab }).toString();
  const path = `${paths.favouritesPanel}?${query}`;
  return (await fetchJson<FavouritesView>(path, { signal })) ?? { tab, state: 'unreachable' };
}
