import {
  type LastStatus,
  type StatusChange,
  type StatusHistory,
  schemes,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema } from '../http/dates.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

const changeSchema = z.object({
  id: z.string().describe('shows which changes are stored, and which the applicant has seen'),
  scheme: z.enum(schemes).describe('the application that has changed'),
  entryYear: z.int().describe('only changes of the displayed year are shown'),
  subject: z.string().describe('finds the last known status of the application or of a choice'),
  choice: z
    .object({
      institutionName: optionalText('institutionName').describe(
        'shown to the applicant: the university of the choice that changed',
      ),
      courseName: optionalText('courseName').describe(
        'shown to the applicant: the course of the choice that changed',
      ),
    })
    .nullable(),
  from: optionalField('from', z.string().nullable(), null).describe(
    'shown to the applicant: the earlier status',
  ),
  to: z
    .string()
    .describe('shown to the applicant, and compared with the current status from tracking'),
  noticedAt: momentSchema.describe(
    'shown to the applicant; a response that was requested earlier than this is not stored',
  ),
  isNews: z
    .boolean()
    .describe('decides whether the change is shown; the first known status is not a change'),
}) satisfies z.ZodType<StatusChange>;

/**
 * One invalid change breaks the contract. If it were left out, a known status would appear to be
 * new.
 */
export const historySchema = z.object({
  changes: z.array(changeSchema),
  seenUntil: z
    .string()
    .nullable()
    .describe('decides which changes are shown as new since the last visit'),
}) satisfies z.ZodType<StatusHistory>;

/** One invalid status breaks the contract, because the others alone could give other dates. */
export const lastStatusesSchema = z
  .object({
    statuses: z.array(
      z.object({
        scheme: z.enum(schemes).describe('the application'),
        entryYear: z.int().describe('only the statuses of the owner’s year decide the dates'),
        isChoice: z.boolean().describe('whether the status is of a choice'),
        status: z.string().describe('decides which dates are in the calendar'),
      }) satisfies z.ZodType<LastStatus>,
    ),
  })
  .transform(({ statuses }) => statuses);

export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
