import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { NonceContext } from '#app/platform/browser/page/nonce.ts';
import { MissingSystems } from '#app/platform/browser/page/missing-systems.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import type { SystemName } from '#app/platform/paths/system-pages.ts';
import { fingerprintOfHtml } from '#app/platform/islands/fingerprint.ts';
import type { IslandsOfPage, RenderedIsland } from '#app/platform/islands/Island.tsx';
import type { ServedIsland } from '#app/platform/islands/markup.ts';
import { type IslandName, registeredIslands } from '#app/platform/islands/registered.ts';
import { preloadAll } from '#app/platform/islands/script.ts';

/**
 * Placeholder for the form token in cached HTML, which all pages share. It is random for each
 * process, so that no user can write the placeholder into a text and have it replaced by a token.
 */
const TOKEN = randomUUID();

/** Placeholder for the nonce of the page. */
const NONCE = randomUUID();

/**
 * Placeholder for an island in the page's HTML, until the island's HTML is inserted. It is followed
 * by the number of the island on the page.
 */
const PLACE = randomUUID();

/** Size limit of the HTML cache (bytes of HTML plus characters of the keys). */
const MAX_CACHED = 32 * 1024 * 1024;

const holes = new RegExp(`(${TOKEN}|${NONCE})`);
const places = new RegExp(`${PLACE}(\\d+);`);

/**
 * Encodes cached HTML into its own buffer. Node allocates small buffers as slices of a large
 * buffer, and each slice would prevent the whole buffer from being freed.
 */
const encoder = new TextEncoder();

interface Fragment {
  /** The encoded HTML, split at the placeholders for the form token and the nonce. */
  pieces: readonly (Uint8Array | string)[];
  /** The data for the browser, as JSON for a script element. */
  data: string;
  /** Size of the HTML (bytes). */
  size: number;
}

const fragments = new LRUCache<string, Fragment>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ data, size }, key) => size + data.length + key.length,
});

let components: ReadonlyMap<string, ComponentType<object>> = new Map();

let loading: Promise<void> | null = null;

export const loadIslands = (): Promise<void> => (loading ??= loadComponents());

async function loadComponents(): Promise<void> {
  const entries = Object.entries(registeredIslands());
  components = new Map(
    await Promise.all(
      entries.map(
        async ([name, { load }]) => [name, (await load()) as ComponentType<object>] as const,
      ),
    ),
  );
  await preloadAll();
}

export type OnFragment = (island: IslandName, isCached: boolean) => void;

interface PageSettings {
  /** Address to which a browser reports a failed island; null if it must not report it. */
  readonly reports?: string | null;
  readonly missing?: readonly SystemName[];
}

export function islandsOfPage(
  nonce: string,
  onFragment: OnFragment,
  { reports = null, missing = [] }: PageSettings = {},
): IslandsOfPage {
  const served = new Map<string, string>();
  const placed: (readonly Uint8Array[])[] = [];
  let pageToken = '';
  return {
    render({ name, id, props, page, isLive }) {
      const { path, token, said } = page;
      // The key contains the notice, because the notice belongs to one user, but other users may
      // open the same address.
      const key = [
        name,
        id,
        path,
        missing,
        JSON.stringify(props),
        said && JSON.stringify(said),
      ].join('\n');
      let fragment = fragments.get(key);
      onFragment(name, fragment !== undefined);
      if (!fragment) {
        const html = renderIsland({ name, id, props, page }, missing);
        fragment = {
          pieces: html
            .split(holes)
            .map((piece, at) => (at % 2 === 0 ? encoder.encode(piece) : piece)),
          data: dataOf(name, id, props, html),
          size: Buffer.byteLength(html),
        };
        fragments.set(key, fragment);
      }
      if (isLive) served.set(id, fragment.data);
      if (token !== '') pageToken = token;
      placed.push(filledIn(fragment, token, nonce));
      return `${PLACE}${placed.length - 1};`;
    },
    whole(html) {
      const parts = html.split(places);
      return Buffer.concat(
        parts.flatMap((part, at) =>
          at % 2 === 0 ? Buffer.from(part) : (placed[Number(part)] ?? []),
        ),
      );
    },
    data(path) {
      const islands = [...served].map(([id, data]) => `${jsonOf(id)}:${data}`);
      const page = jsonOf({
        path,
        token: pageToken,
        ...(reports !== null && { reports }),
        ...(missing.length > 0 && { missing }),
      });
      return `${page.slice(0, -1)},"islands":{${islands.join()}}}`;
    },
  };
}

function filledIn({ pieces }: Fragment, token: string, nonce: string): Uint8Array[] {
  return pieces.map((piece) => {
    if (typeof piece !== 'string') return piece;
    return Buffer.from(piece === TOKEN ? token : nonce);
  });
}

function renderIsland(
  { name, id, props, page }: Omit<RenderedIsland, 'isLive'>,
  missing: readonly SystemName[],
): string {
  const Component = components.get(name);
  if (!Component) throw new Error(`The island ${name} is not loaded.`);
  return renderToString(
    <NonceContext.Provider value={NONCE}>
      <PageContext.Provider value={{ path: page.path, token: TOKEN, said: page.said }}>
        <MissingSystems.Provider value={missing}>
          {createElement(Component, props)}
        </MissingSystems.Provider>
      </PageContext.Provider>
    </NonceContext.Provider>,
    { identifierPrefix: `${id}-` },
  );
}

function dataOf(name: IslandName, id: string, props: object, html: string): string {
  const data: ServedIsland = {
    ...(name !== id && { name }),
    props,
    print: fingerprintOfHtml(html),
  };
  return jsonOf(data);
}

/** Serialises data as JSON that cannot close a script element. */
const jsonOf = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
