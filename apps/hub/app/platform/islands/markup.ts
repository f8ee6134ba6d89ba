/** Marks the element that an island is in; its value is the island's id on the page. */
export const ISLAND = 'data-island';

/** The island's id of its element. */
export const islandIdOf = (island: Element): string => island.getAttribute(ISLAND) ?? '';

/** Wakes what has nothing for a script to do: it stays the HTML that it is. */
export const NEVER = 'never';

/** Id of the element with the data of all islands of the page, as JSON. */
export const DATA_ID = 'islands';

/** One island as its page describes it to the browser. */
export interface ServedIsland {
  /** Its name in the registry; left out where that is its id. */
  readonly name?: string;
  /** As `packProps` has them. */
  readonly props: object;
  /** Of its HTML as served: an island whose HTML was changed since stays plain HTML. */
  readonly print: string;
}

/** What the browser is told of a page. */
export interface ServedIslands {
  path: string;
  token: string;
  /** By their ids on the page. */
  readonly islands: Record<string, ServedIsland | undefined>;
}
