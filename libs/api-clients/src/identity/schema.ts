import { settingCollections } from '@applicant-hub/domain';
import { z } from 'zod';

/** One setting as the account API keeps it (SYS-1). */
export const settingSchema = z.object({
  collection: z.enum(settingCollections),
  name: z.string(),
  /** A JSON string. */
  data: z.string(),
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3). */
  lastUpdated: z.string(),
  version: z.int().min(1),
});

/** What is there instead of the setting that a conditional save expected. */
export const conflictSchema = z.object({ current: settingSchema.nullable() });

/** What a setting once held, newest first. */
export const versionsSchema = z.object({
  versions: z.array(
    z.object({
      version: z.int().min(1),
      /** A JSON string. */
      data: z.string(),
      /** ISO time. */
      savedAt: z.iso.datetime(),
    }),
  ),
});

/** The user record, as far as it is read. */
export const userSchema = z.object({
  uid: z.string(),
  /** May be empty. */
  name: z.string(),
  lastName: z.string(),
  /** URL of a picture. */
  avatar: z.string().nullable(),
  /** May be empty. */
  email: z.string(),
  /** May be empty. */
  postcode: z.string(),
  profileComplete: z.number(),
  settings: z.array(settingSchema),
});

/** Writes with nothing to say are answered with 204. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
