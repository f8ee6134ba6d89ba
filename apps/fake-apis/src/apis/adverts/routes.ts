import { advertSlots, type AdvertSlot, targetingFields } from '@applicant-hub/domain';
import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { chooseAdvert } from './choose-advert.ts';

const value = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const targeting = z.strictObject(
  Object.fromEntries(targetingFields.map((field) => [field, value.optional()])),
);
const slot = z.strictObject({
  slot: z.enum(Object.keys(advertSlots) as [AdvertSlot, ...AdvertSlot[]]),
  width: z.number(),
  height: z.number(),
});

/** @param url origin of the fake APIs; the adverts link to it */
export const advertsEndpoints = (url: string) => [
  endpoint({
    method: 'POST',
    path: '/api/v1/adverts',
    // A third party receives no token.
    isOpen: true,
    body: z.strictObject({ slots: z.array(slot), targeting: targeting.optional() }),
    respond: ({ body: { slots, targeting = {} } }) => ({
      adverts: slots.map(({ slot }) => {
        const { id, headline, text, advertiser } = chooseAdvert(targeting);
        return {
          slot,
          id,
          headline,
          text: slot === 'mobile' ? '' : text,
          advertiser,
          url: `${url}/site/adverts/${id}`,
        };
      }),
    }),
  }),
];
