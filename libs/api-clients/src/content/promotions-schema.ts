import type { Promotion } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';

/** Response of the promotions call (FED-22). */
export const promotionsSchema = z
  .object({
    promotions: eachOf(
      z.object({
        title: z.string().describe('title of the promotion'),
        summary: optionalText('summary').describe('its words'),
        url: addressSchema.describe('where it leads; one that leads nowhere is left out'),
        image: optionalPicture('image').describe('its picture'),
        byline: optionalText('byline').describe('who it is from'),
        link: z.string().describe('the words on its link'),
        visibility: z.string().describe('decides who sees it'),
      }),
    ),
  })
  .transform(({ promotions }): Promotion[] => withAddress(promotions));
