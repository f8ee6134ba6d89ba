import { z } from 'zod';

/** Addresses that a text may mean (HLP-9). */
export const suggestionsSchema = z
  .object({
    suggestions: z.array(z.object({ id: z.string().min(1), address: z.string(), url: z.string() })),
  })
  .transform(({ suggestions }) => suggestions);

/** An address, line by line (HLP-10). */
export const addressSchema = z
  .object({
    line_1: z.string(),
    line_2: z.string(),
    line_3: z.string(),
    line_4: z.string(),
    locality: z.string(),
    town_or_city: z.string(),
    county: z.string(),
    postcode: z.string(),
    country: z.string(),
  })
  .transform(({ line_1, line_2, line_3, line_4, town_or_city, ...rest }) => ({
    line1: line_1,
    line2: line_2,
    line3: line_3,
    line4: line_4,
    townOrCity: town_or_city,
    ...rest,
  }));
