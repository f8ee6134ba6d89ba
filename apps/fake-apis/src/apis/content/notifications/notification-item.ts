import { faces, notificationTypes, schemeNames } from '@applicant-hub/domain';
import { z } from 'zod';

const text = z.string();

export const notificationItem = z.strictObject({
  id: text.min(1),
  title: text,
  /** HTML with `{{token}}` placeholders. */
  message: text,
  primaryUrl: text.nullable(),
  primaryLabel: text.nullable(),
  /** Epoch seconds. */
  created: z.int().nonnegative(),
  type: z.enum(notificationTypes),
  /** ISO time. */
  startDate: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable(),
  /** Names of schemes, as other systems write them. */
  schemes: z.array(z.enum(Object.values(schemeNames))).readonly(),
  /**
   * The situations of an applicant in which the item is shown; a missing list means all situations.
   */
  faces: z.array(z.enum(faces)).readonly().optional(),
});
export type NotificationItem = Readonly<z.infer<typeof notificationItem>>;
