import type { SystemName } from '#app/platform/paths/system-pages.ts';

export const ISLAND = 'data-island';

export const islandIdOf = (island: Element): string => island.getAttribute(ISLAND) ?? '';

/**
 * Marks a form that saves automatically, or that asks for confirmation before the user leaves it
 * unsaved. Its island becomes live even if other software has changed its HTML.
 */
export const KEEPS = 'data-keeps';

/**
 * Values of `data-plain`: other software changed the HTML, or the island failed after it was live.
 * Any other value means that the script failed to load.
 */
export const CHANGED = 'changed';
export const FAILED = 'failed';

export const NEVER = 'never';

export const DATA_ID = 'islands';

export interface ServedIsland {
  /** The island's name in the registry; omitted if it equals the id. */
  readonly name?: string;
  readonly props: object;
  /** Fingerprint of the served HTML. An island is not hydrated if its HTML has been changed. */
  readonly print: string;
}

export interface ServedIslands {
  path: string;
  token: string;
  /** The address to which failures are reported; omitted if the hub receives no reports. */
  readonly reports?: string;
  /** The systems that the hub does not have; omitted if it has all. */
  readonly missing?: readonly SystemName[];
  /** The islands, by their ids on the page. */
  readonly islands: Record<string, ServedIsland | undefined>;
}
