import { formParameters } from '#app/platform/browser/form-text.ts';
import { isFilledIn } from '#app/platform/browser/filled-in.ts';
import { takeTools } from './arrange-tools.ts';
import { TOOLS } from './tool-cells.ts';
import { textsOf } from './fingerprint.ts';
import { BY_SCRIPT, LEADS_TO, REFRESH } from '#app/platform/browser/form-headers.ts';
import { takeIcons } from './icons.ts';
import { live } from './live-islands.ts';
import { ISLAND, islandIdOf, type ServedIsland, type ServedIslands } from './markup.ts';
import { unpackProps } from './packed-props.ts';
import { readServed, servedPage } from './served-page.ts';
import { wake } from './wake.ts';

/** Goes to another page of the hub, as a link would. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

let running: AbortController | null = null;

/** Asks again for another address of this page; null while none is on its way. */
let pending: (() => Promise<unknown>) | null = null;

/** The signal of the newest load; what was under way before it ends. */
function newest(): AbortSignal {
  running?.abort();
  running = new AbortController();
  pending = null;
  return running.signal;
}

/**
 * Asks for the page again, so that its islands show what is true now; for the address that it is about
 * to show, if there is one. Without an answer everything stays as it is.
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
    // No line, or a newer load.
  }
}

/**
 * Shows another address of this page in place, with everything outside its islands as it is.
 *
 * @param isStep whether Back comes back to the address of before
 * @returns whether it came; it does not when a newer load took its place
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

/** Why a form had no answer: the hub failed, or it could not be reached. */
export type Unsent = 'failed' | 'offline';

/** What came of a form; `left` is for another page. */
export type PostEnd = 'shown' | 'left' | Unsent;

/**
 * Sends a form by script, and shows in place what the server answered. An answer that leads to
 * another page leads there; a lost session leads through the sign-in, and back to what was typed.
 *
 * @param signal ends waiting for the answer
 */
export async function postInPlace(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
): Promise<PostEnd> {
  // What was asked for before would show what was true before.
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
    const leadsTo = response.headers.get(LEADS_TO);
    const answer = await readPage(response);
    if (signal.aborted) return 'shown';
    if (leadsTo !== null) return await follow(leadsTo);
    if (takePage(answer)) return 'shown';
    if (response.status >= 500) return 'failed';
    goTo(action);
    return 'left';
  } catch {
    return 'offline';
  }
}

/** Goes where a form leads; within the page in place. */
async function follow(href: string): Promise<PostEnd> {
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin || pathname !== window.location.pathname) {
    goTo(href);
    return 'left';
  }
  await showInPlace(href);
  return 'shown';
}

const readPage = async (response: Response): Promise<Document> =>
  new DOMParser().parseFromString(await response.text(), 'text/html');

/**
 * Shows an answer in place of this page.
 *
 * @returns whether it was; an answer with other islands is another page, but tools may come and go
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

/** The islands of a page, by their ids, without the tools of the grid. */
const lastingIslands = (page: Document): string[] =>
  [...page.querySelectorAll(`[${ISLAND}]:not([${TOOLS}] *)`)].map(islandIdOf);

/**
 * Gives the islands of this page what another answer served them with; one that is not live yet gets
 * its new HTML, unless something in it is being used.
 */
function takeNew(page: Document, served: ServedIslands): void {
  document.title = page.title;
  takeIcons(page);
  servedPage().path = served.path;
  servedPage().token = served.token;
  const { came, gone } = takeTools(page);
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
    isLive.take(served, unpackProps(newer.props, textsOf(next)));
    return;
  }
  // What is there stays when the answer only says that something is late.
  if (!isLive && newer && !islands[id]) return;
  // Not by its fingerprint: that of another choice in a form is the same.
  const isNew = newer
    ? !isSame(newer, islands[id])
    : isLive !== undefined || now.innerHTML !== next.innerHTML;
  // Its HTML and its props go together: fields of before are compared with what was saved before.
  if (isNew && isInUse(now)) return;
  // What was late has come, and needs no script any more.
  end(id);
  if (!isNew) return;
  islands[id] = newer;
  now.innerHTML = next.innerHTML;
  wake(now);
}

/** Whether both were served with the same HTML. */
const isSame = (one: ServedIsland, other: ServedIsland | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const findIsland = (page: Document, id: string): Element | null =>
  page.querySelector(`[${ISLAND}="${CSS.escape(id)}"]`);

/** Whether something in it has the focus, or holds what is not saved. */
const isInUse = (island: Element): boolean =>
  island.contains(document.activeElement) || isFilledIn(island);
