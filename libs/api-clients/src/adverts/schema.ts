import { advertSlots, type AdvertSlot } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';

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
        slot: z
          .enum(Object.keys(advertSlots) as [AdvertSlot, ...AdvertSlot[]])
          .describe('where on the page the advert goes'),
        id: z.string().describe('told to nobody; keeps adverts apart'),
        headline: z.string().describe('the words in the advert'),
        text: optionalField('text', z.string().default(''), '').describe('the sentence below them'),
        advertiser: z.string().describe('who has placed the advert: said beside it'),
        url: addressSchema.describe('where the advert leads; one that leads nowhere is left out'),
      }),
    ),
  })
  .transform(({ adverts }): Adverts =>
    Object.fromEntries(withAddress(adverts).map(({ slot, ...advert }) => [slot, advert])),
  );
