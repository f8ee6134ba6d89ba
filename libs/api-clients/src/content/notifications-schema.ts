import { type Notification, notificationId, notificationTypes } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { addressSchema } from '../http/address.ts';
import { facesSchema } from './faces-schema.ts';

/** A time, or a day alone, which begins in UTC. What is neither counts as none. */
const dateOrNull = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .nullable()
  .default(null)
  .catch(null);

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
    primaryUrl: addressSchema
      .nullable()
      .default(null)
      .describe('where its button leads; no button without it'),
    primaryLabel: z
      .string()
      .nullable()
      .default(null)
      .describe('the words on its button; without them it has words of the hub'),
    /** Epoch seconds: what a Date can hold. */
    created: z.number().min(0).max(8.64e12).describe('when it came; the newest are first'),
    /** One of a kind that nobody knows yet is still news. */
    type: z.enum(notificationTypes).catch('information').describe('decides its icon and colour'),
    startDate: dateOrNull.describe('nobody sees it before'),
    endDate: dateOrNull.describe('nobody sees it afterwards'),
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

/** One that is broken is left out: it keeps no other from anybody. */
export const notificationsSchema = eachOf(notificationSchema);
