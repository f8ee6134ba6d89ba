/** Marks the element that an island is in; its value is the island's id on the page. */
export const ISLAND = 'data-island';

/** The island's id of its element. */
export const islandIdOf = (island: Element): string => island.getAttribute(ISLAND) ?? '';

/**
 * Marks a form that saves by itself, or asks before it is left unsaved. Its island becomes live even
 * where its HTML was changed before.
 */
export const KEEPS = 'data-keeps';

/** Value of `data-plain` where other software changed the HTML; else its script did not come. */
export const CHANGED = 'changed';

/** Wakes what has nothing for a script to do: it stays the HTML that it is. */
export const NEVER = 'never';

/** Id of the element with the data of all islands of the page, as JSON. */
export const DATA_ID = 'islands';

/** One island as its page describes it to the browser. */
export interface ServedIsland {
  /** Its name in the registry; left out where that is its id. */
  readonly name?: string;
  /** As `packProps` has them; with all of their texts where a form is marked with `KEEPS`. */
  readonly props: object;
  /** Of its HTML as served. An island whose HTML was changed since is not hydrated. */
  readonly print: string;
}

/** What the browser is told of a page. */
export interface ServedIslands {
  path: string;
  token: string;
  /** By their ids on the page. */
  readonly islands: Record<string, ServedIsland | undefined>;
}
