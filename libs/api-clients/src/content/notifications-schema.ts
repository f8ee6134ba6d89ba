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

/** A moment or a day; null for none. A date that cannot be read counts as none. */
const dateOrNull = (place: string) =>
  optionalField(place, startMomentSchema.nullable().default(null), null);

const idSchema = z.string().transform((text, context) => {
  const id = notificationId(text);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'is no id' });
  return z.NEVER;
});

/**
 * One of the answer of the notifications call (NTF-14, AMB-61). A button needs an address; one that
 * has no label gets words of the hub.
 */
const notificationSchema = z
  .object({
    id: idSchema.describe('what was read or put away is kept by it'),
    title: z.string().describe('title of the notification'),
    message: z.string().describe('its words'),
    primaryUrl: optionalField('primaryUrl', addressSchema.nullable().default(null), null).describe(
      'where its button leads; no button without it',
    ),
    primaryLabel: optionalField('primaryLabel', z.string().nullable().default(null), null).describe(
      'the words on its button; without them it has words of the hub',
    ),
    /** Epoch seconds: what a Date can hold. */
    created: optionalField('created', z.number().min(0).max(8.64e12), null).describe(
      'when it came; the newest are first',
    ),
    /** One of a kind that nobody knows yet is still news. */
    type: optionalField<NotificationType>(
      'type',
      z.enum(notificationTypes).default('information'),
      'information',
    ).describe('decides its icon and colour'),
    startDate: dateOrNull('startDate').describe('nobody sees it before'),
    endDate: dateOrNull('endDate').describe('nobody sees it afterwards'),
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
