import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

/** Whom something is for, by where they are in their year; an editor may say nothing of it. */
export const facesSchema = eachOf(z.string())
  .optional()
  .describe('the faces of the hub at which it shows; at all of them when missing');
