import { settingCollections } from '@applicant-hub/domain';
import { z } from 'zod';
import { momentSchema, settingDateSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

/** A setting as the account API stores it (SYS-1). */
export const settingSchema = z.object({
  collection: z.enum(settingCollections).describe('identifies the setting'),
  name: z.string().describe('identifies the setting'),
  /** A JSON string. */
  data: z.string().describe('the saved content: notes, answers, the grid, modals seen …'),
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3). */
  lastUpdated: optionalField('lastUpdated', settingDateSchema, null).describe(
    'shown next to the saved content: when it was saved',
  ),
  version: z
    .int()
    .min(1)
    .describe('sent with the next save, so that a change from another device is not lost'),
});

/** Body of a 409: the stored setting, whose version differs from the expected version. */
export const conflictSchema = z.object({ current: settingSchema.nullable() });

export const versionsSchema = z
  .object({
    versions: eachOf(
      z.object({
        version: z.int().min(1).describe('identifies the earlier content'),
        /** A JSON string. */
        data: z.string().describe('the earlier content that the applicant can restore'),
        /** ISO time. */
        savedAt: momentSchema.describe('shown next to the earlier content: when it was saved'),
      }),
    ),
  })
  .transform(({ versions }) => versions);

export const userSchema = z.object({
  uid: z
    .string()
    .describe('identifies the applicant in stored and shared data, and at the comment service'),
  name: optionalText('name').describe('the name in the greeting'),
  lastName: optionalText('lastName').describe('the initials, and the prefilled name in forms'),
  /** URL of a picture. */
  avatar: optionalField('avatar', z.string().nullable(), null).describe(
    "the applicant's picture; the initials are shown without it",
  ),
  email: optionalText('email').describe('the prefilled e-mail address in forms'),
  postcode: optionalText('postcode').describe('distances are measured from here'),
  profileComplete: optionalField('profileComplete', z.number(), null).describe(
    'the share of the profile that is filled in',
  ),
  /**
   * If one setting breaks the contract, the whole response fails, because an omitted setting would
   * look as if it had never been saved.
   */
  settings: z.array(settingSchema),
});

/** Response to a write without a result: 204, or an object that the client ignores. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
