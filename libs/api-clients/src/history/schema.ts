import { type StatusChange, type StatusHistory, schemes } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

/** A change as the API stores it. */
const changeSchema = z.object({
  id: z
    .string()
    .describe('tells whether a change is written, and up to which one the applicant has seen them'),
  scheme: z.enum(schemes).describe('the application that the change is of'),
  entryYear: z.int().describe('only changes of the year that is looked at are shown'),
  subject: z.string().describe('finds what was last known of the application, or of a choice'),
  choice: z
    .object({
      institutionName: optionalText('institutionName').describe(
        'names the university of the choice that changed',
      ),
      courseName: optionalText('courseName').describe(
        'names the course of the choice that changed',
      ),
    })
    .nullable(),
  from: optionalField('from', z.string().nullable(), null).describe(
    'told to the applicant: what it was before',
  ),
  to: z.string().describe('told to the applicant, and compared with what tracking says now'),
  noticedAt: momentSchema.describe(
    'told to the applicant; what was asked for earlier is older, and not written',
  ),
  isNews: z.boolean().describe('decides whether it is told: what was there at first is not'),
}) satisfies z.ZodType<StatusChange>;

/** All changes are required: with a gap, a known status would appear to be new. */
export const historySchema = z.object({
  changes: z.array(changeSchema),
  seenUntil: z
    .string()
    .nullable()
    .describe('decides which changes are told as new since the last visit'),
}) satisfies z.ZodType<StatusHistory>;

export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
