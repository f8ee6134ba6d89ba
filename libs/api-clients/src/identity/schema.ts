import { settingCollections } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema, settingDateSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

/** One setting as the account API keeps it (SYS-1). */
export const settingSchema = z.object({
  collection: z.enum(settingCollections).describe('which setting it is'),
  name: z.string().describe('which setting it is'),
  /** A JSON string. */
  data: z.string().describe('what was saved: notes, answers, the grid, modals seen …'),
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3). */
  lastUpdated: optionalField('lastUpdated', settingDateSchema, null).describe(
    'said beside what was saved: when that was',
  ),
  version: z
    .int()
    .min(1)
    .describe('named by the next save, so that nothing saved elsewhere is lost'),
});

/** What is there instead of the setting that a conditional save expected. */
export const conflictSchema = z.object({ current: settingSchema.nullable() });

/** What a setting once held, newest first. */
export const versionsSchema = z
  .object({
    versions: eachOf(
      z.object({
        version: z.int().min(1).describe('which of the earlier contents it is'),
        /** A JSON string. */
        data: z.string().describe('the earlier content that can be put back'),
        /** ISO time. */
        savedAt: momentSchema.describe('said beside it: when it was saved'),
      }),
    ),
  })
  .transform(({ versions }) => versions);

/** The user record, as far as it is read. */
export const userSchema = z.object({
  uid: z
    .string()
    .describe('whose what is kept or shared is; the comment service knows the person by it'),
  /** May be empty. */
  name: optionalText('name').describe('greets the person'),
  lastName: optionalText('lastName').describe('the initials, and forms that are filled in'),
  /** URL of a picture. */
  avatar: optionalField('avatar', z.string().nullable(), null).describe(
    'picture of the person; the initials without it',
  ),
  /** May be empty. */
  email: optionalText('email').describe('forms that are filled in'),
  /** May be empty. */
  postcode: optionalText('postcode').describe('where distances are counted from'),
  profileComplete: optionalField('profileComplete', z.number(), null).describe(
    'how much of the profile is filled in',
  ),
  /** All of them or none: a setting that is missing would seem never to have been saved. */
  settings: z.array(settingSchema),
});

/** Writes with nothing to say are answered with 204. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
