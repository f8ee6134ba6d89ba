import { createContext, useContext } from 'react';
import { PageContext, usePageUrl } from './page-info.ts';

/** Search parameter with the id of the page part in which a change was made. */
export const AT = 'at';

/** The pattern is needed, because an address or a form may contain any text. */
const ID = /^[a-z][\w-]{0,99}$/i;

export const readSection = (named: string | null): string | null =>
  named !== null && ID.test(named) ? named : null;

export const useNamedSection = (): string | null => readSection(usePageUrl().searchParams.get(AT));

/**
 * Id of the surrounding page part, to which its forms return; null if they return to the top of the
 * page.
 */
export const SectionContext = createContext<string | null>(null);

export const pageAt = (page: string, section: string | null): string =>
  section === null ? page : `${page}#${section}`;

export function useRedirectTo(): string {
  const { path } = useContext(PageContext);
  return pageAt(path, useContext(SectionContext));
}

export const partProps = (id: string) => ({ id, tabIndex: -1 }) as const;

export const cardId = (name: string): string => `card-${name.replaceAll(/[^\w]+/g, '-')}`;

/**
 * Makes a card in a list a page part to which its forms return, unless the whole list is already a
 * page part.
 *
 * @param name unique name of the card
 * @returns the props of the card, and the page part to which its forms return
 */
export function useCardPart(name: string) {
  const outer = useContext(SectionContext);
  if (outer !== null) return { root: {}, ids: [], section: outer };
  const own = cardId(name);
  return { root: partProps(own), ids: [own], section: own };
}
