import { settingCollections } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema, settingDateSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

/** A setting as the account API stores it (SYS-1). */
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

/** Body of a 409: the stored setting, which differs from the expected version. */
export const conflictSchema = z.object({ current: settingSchema.nullable() });

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
  /** All settings are required: a missing setting would look as if it was never saved. */
  settings: z.array(settingSchema),
});

/** Writes without a result return 204. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
