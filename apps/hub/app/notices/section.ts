import { createContext, useContext } from 'react';
import { PageContext } from '../islands/page-info.ts';

/** The search parameter that says which part of the page a change was made in, by its id. */
export const AT = 'at';

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

/**
 * A card of a list that people come back to itself, unless the list is a part of its page.
 *
 * @param name tells it from the other cards
 */
export function useCardSection(name: string): { id: string | undefined; section: string } {
  const outer = useContext(SectionContext);
  const own = `card-${name.replaceAll(/[^\w]+/g, '-')}`;
  return outer === null ? { id: own, section: own } : { id: undefined, section: outer };
}
