import type { ServedIslands } from './markup.ts';

interface LiveIsland {
  /** Gives it what it was served with by a newer answer. */
  take: (served: ServedIslands, props: object) => void;
  end: () => void;
}

/** The live islands, by their ids on the page. */
export const live = new Map<string, LiveIsland>();
