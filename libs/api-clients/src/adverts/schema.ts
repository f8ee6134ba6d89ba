import { advertSlots, type AdvertSlot } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';

/** An advert, in words. Its picture is drawn by whoever shows it. */
export interface Advert {
  readonly id: string;
  /** A few words. */
  readonly headline: string;
  /** A sentence; empty where there is no room for one. */
  readonly text: string;
  /** Who has placed it. */
  readonly advertiser: string;
  /** Where it leads. */
  readonly url: string;
}

/** The adverts by place; a place without one is absent. */
export type Adverts = Readonly<Partial<Record<AdvertSlot, Advert>>>;

/** The answer of the advert service. Adverts that lead nowhere are left out. */
export const advertsSchema = z
  .object({
    adverts: eachOf(
      z.object({
        slot: z.enum(Object.keys(advertSlots) as [AdvertSlot, ...AdvertSlot[]]),
        id: z.string(),
        headline: z.string(),
        text: z.string().default(''),
        advertiser: z.string(),
        url: addressSchema,
      }),
    ),
  })
  .transform(({ adverts }): Adverts =>
    Object.fromEntries(withAddress(adverts).map(({ slot, ...advert }) => [slot, advert])),
  );
