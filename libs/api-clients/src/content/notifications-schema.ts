import { type Notification, notificationTypes } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema } from './address.ts';

const dateOrNull = z.iso.datetime({ offset: true }).nullable().default(null);

/**
 * The answer of the notifications call (NTF-14, AMB-61). A button needs both an address and a label;
 * with one of them alone there is none.
 */
export const notificationsSchema = z.array(
  z
    .object({
      id: z.string(),
      title: z.string(),
      message: z.string(),
      primaryUrl: addressSchema.nullable().default(null),
      primaryLabel: z.string().nullable().default(null),
      /** Epoch seconds. */
      created: z.number(),
      /** One of a kind that nobody knows yet is still news. */
      type: z.enum(notificationTypes).catch('information'),
      startDate: dateOrNull,
      endDate: dateOrNull,
    })
    .transform(({ primaryUrl, primaryLabel, ...sameName }): Notification => {
      const hasAction = primaryUrl !== null && primaryLabel !== null && primaryLabel !== '';
      return {
        ...sameName,
        actionLink: hasAction ? primaryUrl : null,
        actionLabel: hasAction ? primaryLabel : null,
      };
    }),
);
