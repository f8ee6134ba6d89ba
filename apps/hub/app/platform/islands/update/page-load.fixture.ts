import { vi } from 'vitest';

export interface Part {
  html: string;
  /** Without data, the island has no script. */
  props?: object;
}
type Parts = Readonly<Record<string, Part>>;

interface Tested {
  tools?: Parts;
  /** The form token, which is also the page's title and heading. */
  token?: string;
}

const box = ([id, { html }]: [string, Part]) => `<div data-island="${id}">${html}</div>`;

export function pageOf(parts: Parts, { tools = {}, token = 'newer' }: Tested = {}): string {
  const all = Object.entries({ ...parts, ...tools });
  const islands = all.flatMap(([id, { props }]) => (props ? [[id, { props, print: '' }]] : []));
  const data = { path: `/${token}`, token, islands: Object.fromEntries(islands) as object };
  const grid = `<div data-tools>${Object.entries(tools).map(box).join('')}</div>`;
  return `<title>${token}</title><h1>${token}</h1>${Object.entries(parts).map(box).join('')}${grid}
    <script type="application/json" id="islands">${JSON.stringify(data)}</script>`;
}

export function part(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${id}"]`);
  if (found === null) throw new Error(`The page has no island ${id}.`);
  return found;
}

export const ORIGIN = 'http://hub.test';

/** Use `vi.unstubAllGlobals` to undo this. */
export function browserAt(pathname: string, search = '') {
  const location = { assign: vi.fn(), replace: vi.fn() };
  const history = { state: 'state', pushState: vi.fn(), replaceState: vi.fn() };
  const request = vi.fn<typeof fetch>();
  const address = { href: `${ORIGIN}${pathname}${search}`, origin: ORIGIN, pathname, search };
  vi.stubGlobal('location', { ...address, ...location });
  vi.stubGlobal('history', history);
  vi.stubGlobal('fetch', request);
  return { location, history, request };
}
