import type { ServedIslands } from './markup.ts';

interface LiveIsland {
  /** Updates the island with the data of a newer response. */
  take: (served: ServedIslands, props: object) => void;
  end: () => void;
}

export const live = new Map<string, LiveIsland>();
