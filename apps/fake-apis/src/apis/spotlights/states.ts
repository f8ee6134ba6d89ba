import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { item, itemLists, type Items } from './items.ts';

const had = z.strictObject({ of: z.enum(itemLists), items: z.array(item) });

export const spotlightsStates = (items: Items): States => ({
  'an applicant has items at the partner': state(had, (account, { of, items: some }) => {
    items.put(account, of, some);
  }),
  'an applicant is unknown to the partner': state(z.strictObject({}), (account) => {
    items.forget(account);
  }),
});
