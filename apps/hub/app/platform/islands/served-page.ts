import { DATA_ID, type ServedIslands } from './markup.ts';

/** What a document says of its islands; null for a page without any. */
export function readServed(page: Document): ServedIslands | null {
  const data = page.getElementById(DATA_ID)?.textContent;
  return data ? (JSON.parse(data) as ServedIslands) : null;
}

let page: ServedIslands | null = null;

/** What this page was served with, and what newer answers have put in its place since. */
export function servedPage(): ServedIslands {
  page ??= readServed(document) ?? {
    path: window.location.pathname + window.location.search,
    token: '',
    islands: {},
  };
  return page;
}
