import type { PartnerItem } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, pictureSchema, withAddress } from '../http/address.ts';

/** A list of items; nothing at all (204) when the person has not begun. */
export const itemsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        provider: z.string(),
        url: addressSchema,
        picture: pictureSchema,
        // One odd value is no reason to show nothing.
        percentageCompleted: z.number().nullable().catch(null),
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
