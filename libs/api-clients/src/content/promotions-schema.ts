import type { Promotion } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, pictureSchema, withAddress } from '../http/address.ts';

/** The answer of the promotions call (FED-22). */
export const promotionsSchema = z
  .object({
    promotions: z.array(
      z.object({
        title: z.string().describe('title of the promotion'),
        summary: z.string().describe('its words'),
        url: addressSchema.describe('where it leads; one that leads nowhere is left out'),
        image: pictureSchema.describe('its picture'),
        byline: z.string().describe('who it is from'),
        link: z.string().describe('the words on its link'),
        visibility: z.string().describe('decides who sees it'),
      }),
    ),
  })
  .transform(({ promotions }): Promotion[] => withAddress(promotions));
