import {
  type Notification,
  notificationId,
  type NotificationType,
  notificationTypes,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { startMomentSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { addressSchema } from '../http/address.ts';
import { optionalField } from '../http/optional-field.ts';
import { facesSchema } from './faces-schema.ts';

/** A moment or a day; null when the date is missing or invalid. */
const dateOrNull = (place: string) =>
  optionalField(place, startMomentSchema.nullable().default(null), null);

const idSchema = z.string().transform((text, context) => {
  const id = notificationId(text);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'is no id' });
  return z.NEVER;
});

/**
 * An item of the notifications response (NTF-14, AMB-61). A button needs a URL; a button without a
 * label gets the hub's default label.
 */
const notificationSchema = z
  .object({
    id: idSchema.describe('identifies the notification, so that it stays read or dismissed'),
    title: z.string().describe('title of the notification'),
    message: z.string().describe('the text'),
    primaryUrl: optionalField('primaryUrl', addressSchema.nullable().default(null), null).describe(
      'the address that the button links to; there is no button without it',
    ),
    primaryLabel: optionalField('primaryLabel', z.string().nullable().default(null), null).describe(
      'the text on the button; the hub has its own text without it',
    ),
    /** Epoch seconds, within the range of a Date. */
    created: optionalField('created', z.number().min(0).max(8.64e12), null).describe(
      'the time of the notification; the newest is first',
    ),
    /** An unknown type is read as `information`. */
    type: optionalField<NotificationType>(
      'type',
      z.enum(notificationTypes).default('information'),
      'information',
    ).describe('decides the icon and the colour'),
    startDate: dateOrNull('startDate').describe('the notification is not shown before this time'),
    endDate: dateOrNull('endDate').describe('the notification is not shown after this time'),
    faces: facesSchema,
  })
  .transform(({ primaryUrl, primaryLabel, ...sameName }): Notification => {
    const label = primaryLabel?.trim() ?? '';
    return {
      ...sameName,
      actionLink: primaryUrl,
      actionLabel: primaryUrl === null || label === '' ? null : label,
    };
  });

export const notificationsSchema = eachOf(notificationSchema);
