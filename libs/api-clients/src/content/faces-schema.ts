import { z } from 'zod';

/** Whom something is for, by where they are in their year; an editor may say nothing of it. */
export const facesSchema = z
  .array(z.string())
  .optional()
  .describe('the faces of the hub at which it shows; at all of them when missing');
