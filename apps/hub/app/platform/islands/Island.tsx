import { createContext, type HTMLAttributes, useContext } from 'react';
import type { Wakes } from './triggers.ts';
import './island.css.ts';
import { DATA_ID, ISLAND, NEVER } from './markup.ts';
import { PageContext, type PageInfo } from '#app/platform/browser/page/page-info.ts';
import { type IslandName, type PropsOf, registeredIslands } from './registered.ts';

export interface RenderedIsland {
  name: IslandName;
  id: string;
  props: object;
  page: PageInfo;
  /** Whether the island can become interactive. If not, the browser needs none of its props. */
  isLive: boolean;
}

export interface IslandsOfPage {
  /** @returns a placeholder for the island's HTML until the page is complete */
  render: (island: RenderedIsland) => string;
  /**
   * Inserts the HTML of the islands and the user's form token into a page. Cached HTML is not part
   * of the page's string, because concatenating, searching and encoding it took a twentieth of the
   * page's time.
   */
  whole: (html: string) => Buffer<ArrayBuffer>;
  /** The data of the islands rendered so far, as JSON for a script element. */
  data: (path: string) => string;
}

export const IslandsContext = createContext<IslandsOfPage | null>(null);

interface IslandProps<Name extends IslandName> {
  of: Name;
  /** Distinguishes several islands with the same name on a page. */
  id?: string;
  wakes?: Wakes | typeof NEVER;
  /** Attributes of the wrapper element. A wrapper without a class has `display: contents`. */
  box?: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;
  props: PropsOf<Name>;
}

/**
 * A part of the page that becomes interactive in the browser (docs/islands.md). The server renders
 * its HTML and its props. It is plain HTML until its script has loaded, or permanently if the
 * script fails to load.
 */
export function Island<Name extends IslandName>({
  of: name,
  id = name,
  wakes = registeredIslands()[name]?.wakes,
  box,
  props,
}: IslandProps<Name>) {
  const islandsOfPage = useContext(IslandsContext);
  const page = useContext(PageContext);
  const isLive = wakes !== NEVER;
  return (
    <div
      {...{ [ISLAND]: id }}
      {...(isLive && { 'data-wakes': wakes })}
      {...box}
      dangerouslySetInnerHTML={{
        __html: islandsOfPage?.render({ name, id, props, page, isLive }) ?? '',
      }}
    />
  );
}

/** Renders the data of the page's islands, so it must be rendered after them. */
export function IslandData() {
  const islandsOfPage = useContext(IslandsContext);
  const { path } = useContext(PageContext);
  if (islandsOfPage === null) return null;
  return (
    <script
      type="application/json"
      id={DATA_ID}
      dangerouslySetInnerHTML={{ __html: islandsOfPage.data(path) }}
    />
  );
}
