import type { PartnerItem } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, pictureSchema, withAddress } from '../http/address.ts';

/** A list of items; nothing at all (204) when the person has not begun. */
export const itemsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string().describe('keeps items apart'),
        title: z.string().describe('title of the card'),
        provider: z.string().describe('who offers it'),
        url: addressSchema.describe('where the card leads; one that leads nowhere is left out'),
        picture: pictureSchema.describe('picture of the card'),
        // One odd value is no reason to show nothing.
        percentageCompleted: z
          .number()
          .nullable()
          .catch(null)
          .describe('how far the person got; said on the card'),
      }),
    ),
  })
  .optional()
  .transform((answer): PartnerAnswer =>
    answer === undefined
      ? { code: 204, items: [] }
      : { code: 200, items: withAddress(answer.items) },
  );

/** What a partner answered: its status decides what the items mean (LNK-5, LNK-6). */
export interface PartnerAnswer {
  code: 200 | 204;
  items: PartnerItem[];
}
