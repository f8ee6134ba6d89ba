import { createContext, useContext } from 'react';
import { PageContext, usePageUrl } from './page-info.ts';

/** The search parameter that says which part of the page a change was made in, by its id. */
export const AT = 'at';

/** What is the id of a part of a page: whatever else an address or a form names is none. */
const ID = /^[a-z][\w-]{0,99}$/i;

/** The part of a page that an address or a form names; null when it names none. */
export const readSection = (named: string | null): string | null =>
  named !== null && ID.test(named) ? named : null;

/** The part that the address of the page names as the one where something was just done. */
export const useNamedSection = (): string | null => readSection(usePageUrl().searchParams.get(AT));

/** Id of the part of a page that its forms come back to; null where that is its beginning. */
export const SectionContext = createContext<string | null>(null);

/** A page, and the part of it that people come back to. */
export const pageAt = (page: string, section: string | null): string =>
  section === null ? page : `${page}#${section}`;

/** Where people without scripts come back to after a form: to the part of the page where it is. */
export function useRedirectTo(): string {
  const { path } = useContext(PageContext);
  return pageAt(path, useContext(SectionContext));
}

/** What makes an element a part of its page that people come back to: focus goes to it. */
export const partProps = (id: string) => ({ id, tabIndex: -1 }) as const;

/** Id of the card of a list that has this name. */
export const cardId = (name: string): string => `card-${name.replaceAll(/[^\w]+/g, '-')}`;

/**
 * A card of a list that people come back to itself, unless the list is a part of its page.
 *
 * @param name tells it from the other cards
 * @returns what makes it a part, and the part that its forms come back to
 */
export function useCardPart(name: string) {
  const outer = useContext(SectionContext);
  if (outer !== null) return { root: {}, ids: [], section: outer };
  const own = cardId(name);
  return { root: partProps(own), ids: [own], section: own };
}
