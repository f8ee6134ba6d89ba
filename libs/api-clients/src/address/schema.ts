import { z } from 'zod';

/** Addresses that a text may mean (HLP-9). */
export const suggestionsSchema = z
  .object({
    suggestions: z.array(
      z.object({
        id: z.string().min(1).describe('what the whole address is asked for by, once it is chosen'),
        address: z.string().describe('the suggestion that people choose from'),
        url: z.string().describe('kept with the suggestion; nothing is shown or decided by it yet'),
      }),
    ),
  })
  .transform(({ suggestions }) => suggestions);

/** An address, line by line (HLP-10). */
export const addressSchema = z
  .object({
    line_1: z.string().describe('first line of the address that the form is filled with'),
    line_2: z.string().describe('next line of the address'),
    line_3: z.string().describe('next line of the address'),
    line_4: z.string().describe('next line of the address'),
    locality: z.string().describe('part of the address before the town'),
    town_or_city: z.string().describe('town of the address'),
    county: z.string().describe('region of the address; the town when it is empty'),
    postcode: z.string().describe('postcode of the address'),
    country: z.string().describe('region of the address when county and town are empty'),
  })
  .transform(({ line_1, line_2, line_3, line_4, town_or_city, ...rest }) => ({
    line1: line_1,
    line2: line_2,
    line3: line_3,
    line4: line_4,
    townOrCity: town_or_city,
    ...rest,
  }));
