import { formParameters } from '#app/platform/browser/forms/form-text.ts';
import { isFilledIn } from '#app/platform/browser/forms/filled-in.ts';
import { takeTools } from '#app/platform/islands/tools/arrange-tools.ts';
import { TOOLS } from '#app/platform/islands/tools/tool-cells.ts';
import { BY_SCRIPT, REDIRECT_TO, REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { live } from '#app/platform/islands/live-islands.ts';
import {
  ISLAND,
  islandIdOf,
  type ServedIsland,
  type ServedIslands,
} from '#app/platform/islands/markup.ts';
import { readServed, servedPage } from '#app/platform/islands/served-page.ts';
import { wake } from '#app/platform/islands/wake.ts';

export function goTo(href: string, { replace = false } = {}): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

let running: AbortController | null = null;

/**
 * Repeats the current request for another address of this page; null if no such request is in
 * progress.
 */
let pending: (() => Promise<unknown>) | null = null;

/** Aborts the current load. @returns the signal for a new load */
function newest(): AbortSignal {
  running?.abort();
  running = new AbortController();
  pending = null;
  return running.signal;
}

/**
 * Requests the page again, so that its islands show the current data. If another address of the
 * page is already loading, that address is requested instead. If the request fails, the page does
 * not change.
 */
export async function refreshPage(): Promise<void> {
  if (pending) {
    await pending();
    return;
  }
  const signal = newest();
  try {
    const response = await fetch(window.location.href, {
      signal,
      redirect: 'manual',
      headers: { [REFRESH]: 'yes' },
    });
    if (!response.ok) return;
    const page = await readPage(response);
    const served = readServed(page);
    if (served !== null && !signal.aborted) takeNew(page, served);
  } catch {
    // The network failed, or a newer load replaced this load.
  }
}

/**
 * Shows another address of this page in place. Only the islands and the page's title change.
 *
 * @param isStep whether Back returns to the earlier address
 * @returns whether the address loaded; false if it failed, or if a newer load replaced it
 */
export async function showInPlace(href: string, { isStep = false } = {}): Promise<boolean> {
  const signal = newest();
  pending = () => showInPlace(href, { isStep });
  try {
    const response = await fetch(href, { signal, redirect: 'manual' });
    if (!response.ok) throw new Error(String(response.status));
    const page = await readPage(response);
    if (signal.aborted) return false;
    pending = null;
    if (isStep) window.history.pushState(null, '', href);
    else window.history.replaceState(window.history.state, '', href);
    if (!takePage(page)) goTo(href, { replace: true });
    return true;
  } catch {
    if (signal.aborted) return false;
    goTo(href, { replace: !isStep });
    return false;
  }
}

export type Unsent = 'failed' | 'offline';

/** `left` means that another page is loading. */
export type PostEnd = 'shown' | 'left' | Unsent;

/**
 * Posts a form by script, and shows the response in place. If the response leads to another page,
 * that page is opened. After a lost session, the user signs in and returns to the input.
 *
 * @param signal stops waiting for the response
 * @param isStep whether Back returns to the current address if the response leads to another
 * address of this page
 */
export async function postInPlace(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { signal, isStep }: { signal: AbortSignal; isStep: boolean },
): Promise<PostEnd> {
  // Earlier requests are aborted, because they would show outdated data.
  newest();
  const body = new FormData(form, submitter);
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  try {
    const response = await fetch(action, {
      method: 'POST',
      signal,
      headers: { [BY_SCRIPT]: 'yes' },
      body: form.enctype === 'multipart/form-data' ? body : formParameters(body),
    });
    const leadsTo = response.headers.get(REDIRECT_TO);
    const answer = await readPage(response);
    if (signal.aborted) return 'shown';
    if (leadsTo !== null) return await follow(leadsTo, isStep ? action : null);
    if (takePage(answer)) return 'shown';
    if (response.status >= 500) return 'failed';
    goTo(action);
    return 'left';
  } catch {
    return 'offline';
  }
}

/**
 * Follows the redirect of a form. If it leads to the same page, the page is updated in place.
 *
 * @param step the address of the form, to which Back returns; null if Back does not return to it
 */
async function follow(href: string, step: string | null): Promise<PostEnd> {
  const { origin, pathname, search } = new URL(href, window.location.href);
  if (origin !== window.location.origin || pathname !== window.location.pathname) {
    goTo(href);
    return 'left';
  }
  const isStep = step !== null && search !== window.location.search;
  // The current address may differ from the form's address, to which Back must return.
  if (isStep) window.history.replaceState(window.history.state, '', step);
  await showInPlace(href, { isStep });
  return 'shown';
}

const readPage = async (response: Response): Promise<Document> =>
  new DOMParser().parseFromString(await response.text(), 'text/html');

/**
 * Replaces the content of this page with a response.
 *
 * @returns whether the content was replaced; false if the response has other islands and is
 * therefore another page. Added or removed tools do not count.
 */
function takePage(page: Document): boolean {
  const served = readServed(page);
  const ids = lastingIslands(page);
  const isSame =
    ids.length === lastingIslands(document).length &&
    ids.every((id) => findIsland(document, id) !== null);
  if (served === null || !isSame) return false;
  takeNew(page, served);
  return true;
}

const lastingIslands = (page: Document): string[] =>
  [...page.querySelectorAll(`[${ISLAND}]:not([${TOOLS}] *)`)].map(islandIdOf);

/**
 * Updates the islands of this page with the data of a newer response. The HTML of an island that is
 * not live yet is replaced, unless an element in the island is in use.
 */
function takeNew(page: Document, served: ServedIslands): void {
  document.title = page.title;
  servedPage().path = served.path;
  servedPage().token = served.token;
  const { added: came, removed: gone } = takeTools(page);
  for (const cell of gone) end(islandIdOf(cell));
  for (const cell of came) {
    servedPage().islands[islandIdOf(cell)] = served.islands[islandIdOf(cell)];
    wake(cell);
  }
  for (const island of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) {
    const next = came.includes(island) ? null : findIsland(page, islandIdOf(island));
    if (next !== null) takeIsland(island, next, served);
  }
}

function end(id: string): void {
  live.get(id)?.end();
  live.delete(id);
}

function takeIsland(now: HTMLElement, next: Element, served: ServedIslands): void {
  const id = islandIdOf(now);
  const { islands } = servedPage();
  const newer = served.islands[id];
  const isLive = live.get(id);
  if (isLive && newer) {
    islands[id] = newer;
    isLive.take(served, newer.props, next.innerHTML);
    return;
  }
  // The island is not replaced if the response only shows that the island's data is slow.
  if (!isLive && newer && !islands[id]) return;
  openFolds(now, next);
  // Comparing fingerprints is not enough: selecting another option does not change the fingerprint
  // of a form.
  const isNew = newer
    ? !isSame(newer, islands[id])
    : isLive !== undefined || now.innerHTML !== next.innerHTML;
  // HTML and props are replaced together, because unsaved input is compared with the props.
  if (isNew && isInUse(now)) return;
  // The slow data has arrived, so the island no longer needs a script.
  end(id);
  if (!isNew) return;
  islands[id] = newer;
  now.innerHTML = next.innerHTML;
  wake(now);
}

/**
 * Opens, in newer HTML, the `<details>` that the user has opened, so that they stay open and do not
 * count as a change.
 */
function openFolds(now: Element, next: Element): void {
  const isOpen = [...now.querySelectorAll('details')].map(({ open }) => open);
  for (const [at, fold] of next.querySelectorAll('details').entries()) fold.open ||= !!isOpen[at];
}

const isSame = (one: ServedIsland, other: ServedIsland | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const findIsland = (page: Document, id: string): Element | null =>
  page.querySelector(`[${ISLAND}="${CSS.escape(id)}"]`);

const isInUse = (island: Element): boolean =>
  island.contains(document.activeElement) || isFilledIn(island);
