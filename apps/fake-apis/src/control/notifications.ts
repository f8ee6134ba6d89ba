import { z } from 'zod';
import { notificationItem } from '../apis/content/notifications/notification-item.ts';
import { notificationsOf } from '../apis/content/notifications/notifications.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

export function notificationEndpoints({ records, clock, accounts, transaction }: ControlContext) {
  const notifications = notificationsOf(records, clock);
  return [
    controlEndpoint({
      method: 'PUT',
      path: '/notifications/:id',
      params: { id: z.string() },
      /** All notifications of the persona. */
      body: z.strictObject({ notifications: z.array(notificationItem) }),
      respond({ params: { id }, body }) {
        requireAccount(accounts, id);
        return transaction(() => {
          notifications.replace(id, body.notifications);
          return body;
        });
      },
    }),
  ];
}
