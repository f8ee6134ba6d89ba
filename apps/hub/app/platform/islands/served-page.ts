import { DATA_ID, type ServedIslands } from './markup.ts';

/**
 * The data about islands in a document; null if the page has no islands, or if it is in another
 * language, which another tab may have chosen: the scripts of this page do not fit its HTML.
 */
export function readServed(page: Document): ServedIslands | null {
  if (page.documentElement.lang !== document.documentElement.lang) return null;
  const data = page.getElementById(DATA_ID)?.textContent;
  return data ? (JSON.parse(data) as ServedIslands) : null;
}

let page: ServedIslands | null = null;

/** The data that this page was served with, updated by newer responses. */
export function servedPage(): ServedIslands {
  page ??= readServed(document) ?? {
    path: window.location.pathname + window.location.search,
    token: '',
    islands: {},
  };
  return page;
}
