import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { optionalText } from '../http/optional-text.ts';

export const suggestionsSchema = z
  .object({
    suggestions: eachOf(
      z.object({
        id: z
          .string()
          .min(1)
          .describe('identifies the chosen suggestion when the full address is requested'),
        address: z.string().describe('the text of the suggestion in the list'),
        url: optionalText('url').describe(
          'stored with the suggestion; the hub does not use it yet',
        ),
      }),
    ),
  })
  .transform(({ suggestions }) => suggestions);

export const addressSchema = z
  .object({
    line_1: z.string().describe('first line of the address in the form'),
    line_2: optionalText('line_2').describe('next line of the address'),
    line_3: optionalText('line_3').describe('next line of the address'),
    line_4: optionalText('line_4').describe('next line of the address'),
    locality: optionalText('locality').describe('part of the address before the town'),
    town_or_city: optionalText('town_or_city').describe('town of the address'),
    county: optionalText('county').describe('region of the address; the town when it is empty'),
    postcode: z.string().describe('postcode of the address'),
    country: optionalText('country').describe(
      'region of the address when county and town are empty',
    ),
  })
  .transform(({ line_1, line_2, line_3, line_4, town_or_city, ...rest }) => ({
    line1: line_1,
    line2: line_2,
    line3: line_3,
    line4: line_4,
    townOrCity: town_or_city,
    ...rest,
  }));
