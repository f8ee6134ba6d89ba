/** Marks the wrapper element of an island. The value is the island's id on the page. */
export const ISLAND = 'data-island';

export const islandIdOf = (island: Element): string => island.getAttribute(ISLAND) ?? '';

/**
 * Marks a form that saves automatically, or asks for confirmation before the user leaves it
 * unsaved. Its island becomes live even if its HTML has been changed.
 */
export const KEEPS = 'data-keeps';

/**
 * Values of `data-plain` where other software changed the HTML, and where the island failed after
 * it was live. Any other value means that the script failed to load.
 */
export const CHANGED = 'changed';
export const FAILED = 'failed';

/** The trigger of an island without a script, which stays plain HTML. */
export const NEVER = 'never';

/** Id of the element with the data of all islands of the page, as JSON. */
export const DATA_ID = 'islands';

export interface ServedIsland {
  /** Its name in the registry; omitted if it is equal to the id. */
  readonly name?: string;
  readonly props: object;
  /** Fingerprint of the served HTML. An island whose HTML was changed since is not hydrated. */
  readonly print: string;
}

export interface ServedIslands {
  path: string;
  token: string;
  /** Where failures are reported; omitted if the hub receives no reports. */
  readonly reports?: string;
  /** By their ids on the page. */
  readonly islands: Record<string, ServedIsland | undefined>;
}
