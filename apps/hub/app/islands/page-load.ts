import { formParameters } from '../shell/form-text.ts';
import { fingerprintOf } from './fingerprint.ts';
import { BY_SCRIPT, LEADS_TO } from './form-headers.ts';
import { ISLAND, type ServedIslands } from './markup.ts';
import { readServed, servedPage } from './served-page.ts';

/** Gives a live island what it was served with by a newer answer. */
type Take = (served: ServedIslands) => void;

/** The live islands, by their ids on the page. */
const live = new Map<string, Take>();

/** From now on newer answers reach the island. */
export function onNewPage(id: string, take: Take): void {
  live.set(id, take);
}

/** Goes to another page of the hub, as a link would. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

let running: AbortController | null = null;

/** The signal of the newest load; what was under way before it ends. */
function newest(): AbortSignal {
  running?.abort();
  running = new AbortController();
  return running.signal;
}

/**
 * Asks for the page again, so that its islands show what is true now; when something outside them is
 * another, it is loaded anew. Without an answer everything stays as it is.
 */
export async function refreshPage(): Promise<void> {
  const signal = newest();
  try {
    const response = await fetch(window.location.href, { signal, redirect: 'manual' });
    if (!response.ok) return;
    const page = await readPage(response);
    const served = readServed(page);
    if (served === null || signal.aborted) return;
    if (wordsAround(page) === wordsAround(document)) takeNew(page, served);
    else window.location.reload();
  } catch {
    // No line, or a newer load.
  }
}

/** Attributes that say something of their own. */
const TOLD = ['href', 'src', 'aria-label', 'aria-valuetext'];

/** What a page says outside its islands. */
function wordsAround({ body }: Document): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(`[${ISLAND}], script, noscript`)) part.remove();
  const told = [...copy.querySelectorAll('*')].flatMap((element) =>
    TOLD.map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...told].join('\n');
}

/**
 * Shows another address of this page in place, with everything outside its islands as it is.
 *
 * @returns whether it came; it does not when a newer load took its place
 */
export async function showInPlace(href: string): Promise<boolean> {
  const signal = newest();
  try {
    const response = await fetch(href, { signal, redirect: 'manual' });
    if (!response.ok) throw new Error(String(response.status));
    const page = await readPage(response);
    if (signal.aborted) return false;
    window.history.replaceState(window.history.state, '', href);
    if (!takePage(page)) goTo(href, { replace: true });
    return true;
  } catch {
    if (signal.aborted) return false;
    goTo(href, { replace: true });
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
export async function postForm(
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
 * @returns whether it was; an answer with other islands is another page
 */
function takePage(page: Document): boolean {
  const served = readServed(page);
  const islands = document.querySelectorAll(`[${ISLAND}]`);
  const ids = Object.keys(served?.islands ?? {});
  const isSame =
    ids.length === islands.length && ids.every((id) => findIsland(document, id) !== null);
  if (served === null || !isSame) return false;
  takeNew(page, served);
  return true;
}

/**
 * Gives the islands of this page what another answer served them with; one that is not live yet gets
 * its new HTML, unless something in it is being used.
 */
function takeNew(page: Document, served: ServedIslands): void {
  const ids = Object.keys(served.islands).filter((id) => findIsland(document, id) !== null);
  document.title = page.title;
  servedPage().path = served.path;
  servedPage().token = served.token;
  for (const id of ids) {
    const take = live.get(id);
    if (!take) replaceHtml(id, page, served);
    servedPage().islands[id] = served.islands[id];
    take?.(served);
  }
}

const findIsland = (page: Document, id: string): Element | null =>
  page.querySelector(`[${ISLAND}="${CSS.escape(id)}"]`);

function replaceHtml(id: string, page: Document, served: ServedIslands): void {
  const now = findIsland(document, id);
  const next = findIsland(page, id);
  if (!now || !next || fingerprintOf(now) === served.islands[id]?.print || isInUse(now)) return;
  now.innerHTML = next.innerHTML;
}

/** Whether something in it has the focus, or was typed into. */
function isInUse(island: Element): boolean {
  if (island.contains(document.activeElement)) return true;
  const fields = island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}
