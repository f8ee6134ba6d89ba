import { readStart } from '@applicant-hub/domain';
import { z } from 'zod';

/** A date, or a moment, on London's clocks. */
export const startSchema = z.string().transform((text, context) => {
  const start = readStart(text);
  if (start !== null) return start;
  context.addIssue({ code: 'custom', message: 'Expected a date or a moment' });
  return z.NEVER;
});
