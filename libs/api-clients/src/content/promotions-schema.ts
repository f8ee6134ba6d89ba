import type { Promotion } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';

/** Response to the promotions call (FED-22). */
export const promotionsSchema = z
  .object({
    promotions: eachOf(
      z.object({
        title: z.string().describe('title of the promotion'),
        summary: optionalText('summary').describe('the text'),
        url: addressSchema.describe(
          'the address that it links to; a promotion without a valid address is left out',
        ),
        image: optionalPicture('image').describe('the picture'),
        byline: optionalText('byline').describe('the organisation that offers the promotion'),
        link: z.string().describe('the text of the link'),
        visibility: z.string().describe('decides which applicants see it'),
      }),
    ),
  })
  .transform(({ promotions }): Promotion[] => withAddress(promotions));
