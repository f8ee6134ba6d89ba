import type { ServedIslands } from './markup.ts';

interface LiveIsland {
  /**
   * Updates the island with the data of a newer response.
   *
   * @param html the island's HTML in the response
   */
  take: (served: ServedIslands, props: object, html: string) => void;
  end: () => void;
}

export const live = new Map<string, LiveIsland>();
