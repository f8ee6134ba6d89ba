import { advertSlots, type AdvertSlot } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';

/** The text of an advert. The hub draws its picture. */
export interface Advert {
  readonly id: string;
  /** A few words. */
  readonly headline: string;
  /** One sentence; empty where the slot has no room for it. */
  readonly text: string;
  readonly advertiser: string;
  readonly url: string;
}

/** Adverts by slot; a slot without an advert is absent. */
export type Adverts = Readonly<Partial<Record<AdvertSlot, Advert>>>;

/** The response of the advert service. Adverts without a valid link are dropped. */
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
