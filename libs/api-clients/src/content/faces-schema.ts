import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

/** The faces of the hub that show an item. Editors may omit the field, which means all faces. */
export const facesSchema = eachOf(z.string())
  .optional()
  .describe('the versions of the hub that show it; all of them when it is missing');
