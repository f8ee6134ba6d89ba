import { DATA_ID, type ServedIslands } from './markup.ts';

/** The data about islands in a document; null if the page has no islands. */
export function readServed(page: Document): ServedIslands | null {
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
