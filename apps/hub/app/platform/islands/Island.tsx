import { type IconSprite, IconSpriteContext } from '@applicant-hub/design-system';
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import type { Wakes } from './triggers.ts';
import { SPRITE_ID } from './icons.ts';
import { sprite } from './island.css.ts';
import { DATA_ID, ISLAND, NEVER } from './markup.ts';
import { PageContext, type PageInfo } from '#app/platform/browser/page-info.ts';
import { type IslandName, type PropsOf, registeredIslands } from './registered.ts';

/** What is to be rendered. */
export interface RenderedIsland {
  name: IslandName;
  id: string;
  props: object;
  page: PageInfo;
  /** Whether it can wake: else the page needs none of its props. */
  isLive: boolean;
}

/** Renders islands and keeps what the browser must know of them. One for each page. */
export interface IslandsOfPage {
  /** @returns what stands for the island's HTML until the page is whole */
  render: (island: RenderedIsland) => string;
  /**
   * A page as it is sent, with the HTML of its islands and the person's own form token in it. What is
   * kept stays out of the page's text: to join, to search and to encode it took a twentieth of a page.
   */
  whole: (html: string) => Buffer<ArrayBuffer>;
  /** Notes the icons of the page itself. */
  sprite: IconSprite;
  /** The symbols of all icons that were shown so far, as HTML. */
  symbols: () => string;
  /** What the browser must know of those that were rendered so far, as JSON for a script element. */
  data: (path: string) => string;
}

export const IslandsContext = createContext<IslandsOfPage | null>(null);

interface IslandProps<Name extends IslandName> {
  of: Name;
  /** Where there is more than one on a page: tells them apart. */
  id?: string;
  /** What wakes it, where that is not what the registry says. */
  wakes?: Wakes | typeof NEVER;
  /** Attributes of the wrapper element. One without a class has `display: contents`. */
  box?: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;
  props: PropsOf<Name>;
}

/**
 * A part of the page that becomes live in the browser (docs/islands.md). The server writes its HTML
 * and its props; until its script has come, and when it never comes, it is plain HTML.
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

/** Around a page: its icons are drawn once, at its end. */
export function PageIcons({ children }: { children: ReactNode }) {
  const islandsOfPage = useContext(IslandsContext);
  if (islandsOfPage === null) return children;
  return (
    <IconSpriteContext.Provider value={islandsOfPage.sprite}>{children}</IconSpriteContext.Provider>
  );
}

/** What the page above it shows once, and the browser must know of its islands: its last thing. */
export function IslandData() {
  const islandsOfPage = useContext(IslandsContext);
  const { path } = useContext(PageContext);
  if (islandsOfPage === null) return null;
  return (
    <>
      <svg
        id={SPRITE_ID}
        className={sprite}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: islandsOfPage.symbols() }}
      />
      <script
        type="application/json"
        id={DATA_ID}
        dangerouslySetInnerHTML={{ __html: islandsOfPage.data(path) }}
      />
    </>
  );
}
