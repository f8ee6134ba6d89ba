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
  /** One sentence; empty if the slot has no space for it. */
  readonly text: string;
  readonly advertiser: string;
  readonly url: string;
}

export type Adverts = Readonly<Partial<Record<AdvertSlot, Advert>>>;

/** Adverts without a valid link are dropped. */
export const advertsSchema = z
  .object({
    adverts: eachOf(
      z.object({
        slot: z
          .enum(Object.keys(advertSlots) as [AdvertSlot, ...AdvertSlot[]])
          .describe('the place of the advert on the page'),
        id: z.string().describe('identifies the advert; it is not shown'),
        headline: z.string().describe('the text of the advert'),
        text: optionalField('text', z.string().default(''), '').describe(
          'the sentence below the text',
        ),
        advertiser: z.string().describe('shown next to the advert: the advertiser'),
        url: addressSchema.describe(
          'the address that the advert links to; an advert without a valid address is left out',
        ),
      }),
    ),
  })
  .transform(({ adverts }): Adverts =>
    Object.fromEntries(withAddress(adverts).map(({ slot, ...advert }) => [slot, advert])),
  );
