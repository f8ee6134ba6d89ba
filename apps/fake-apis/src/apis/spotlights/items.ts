import { z } from 'zod';
import type { Records } from '#src/store/records.ts';
import { spotlights, workExperiences, type Begun, type Offer } from './catalogue.ts';

export const itemLists = ['spotlights', 'workExperiences'] as const;
export type ItemList = (typeof itemLists)[number];

export const item = z.strictObject({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  url: z.string(),
  /** URL; null when there is no picture. */
  picture: z.string().nullable(),
  percentageCompleted: z.number(),
});
export type Item = z.infer<typeof item>;

export interface Items {
  /** Null when the user has no account at the partner. */
  find: (account: string, list: ItemList) => Item[] | null;
  put: (account: string, list: ItemList, items: Item[]) => void;
  forget: (account: string) => void;
  /** Stores the offers that an account has started. */
  begin: (account: string, begun: Begun) => void;
}

const offers: Readonly<Record<ItemList, Readonly<Record<string, Offer>>>> = {
  spotlights,
  workExperiences,
};

/** @param url origin of the fake APIs, which serve the partner's pages and the pictures */
export function itemsOf(records: Records, url: string): Items {
  const saved = records.collection<Item[]>('spotlights', 'items');
  const put: Items['put'] = (account, list, items) => saved.put(account, list, items);
  return {
    find: (account, list) => saved.find(account, list),
    put,
    forget: (account) => saved.clear(account),
    begin(account, begun) {
      for (const list of itemLists) {
        const percentages = begun[list];
        if (percentages === undefined) continue;
        const items = Object.entries(percentages).flatMap(([id, percentageCompleted]) => {
          const offer = offers[list][id];
          if (offer === undefined) return [];
          const { subject, ...words } = offer;
          const pictures = list === 'spotlights' ? 'subjects' : 'pages';
          return {
            id,
            ...words,
            url: `${url}/site/partner/${id}`,
            picture: `${url}/pictures/${pictures}/${list === 'spotlights' ? subject : id}.svg`,
            percentageCompleted,
          };
        });
        put(account, list, items);
      }
    },
  };
}
