import type { PartnerItem } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';

/** A list of items; empty (204) when the user has not started. */
export const itemsSchema = z
  .object({
    items: eachOf(
      z.object({
        id: z.string().describe('identifies the item'),
        title: z.string().describe('title of the card'),
        provider: optionalText('provider').describe('the organisation that offers it'),
        url: addressSchema.describe(
          'the address that the card links to; an item without a valid address is left out',
        ),
        picture: optionalPicture('picture').describe('picture of the card'),
        percentageCompleted: optionalField(
          'percentageCompleted',
          z.number().nullable(),
          null,
        ).describe("shown on the card: the user's progress"),
      }),
    ),
  })
  .optional()
  .transform((response): PartnerResponse =>
    response === undefined
      ? { code: 204, items: [] }
      : { code: 200, items: withAddress(response.items) },
  );

/** A partner's response. Its status determines the meaning of the items (LNK-5, LNK-6). */
export interface PartnerResponse {
  code: 200 | 204;
  items: PartnerItem[];
}
