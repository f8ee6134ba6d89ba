import type { Promotion } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, pictureSchema, withAddress } from '../http/address.ts';

/** The answer of the promotions call (FED-22). */
export const promotionsSchema = z
  .object({
    promotions: z.array(
      z.object({
        title: z.string(),
        summary: z.string(),
        url: addressSchema,
        image: pictureSchema,
        byline: z.string(),
        link: z.string(),
        visibility: z.string(),
      }),
    ),
  })
  .transform(({ promotions }): Promotion[] => withAddress(promotions));
