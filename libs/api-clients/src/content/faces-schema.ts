import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

/** The audience of an item, by stage of the application year. The field is optional for editors. */
export const facesSchema = eachOf(z.string())
  .optional()
  .describe('the versions of the hub that show it; all of them when it is missing');
