import { counts } from '#app/platform/browser/data-layer.ts';
import type { NotificationView } from './view.ts';

/**
 * Attributes of a link or a button that counts what was done with notifications (NTF-17). Their ids say what was written, not who read it.
 */
export const countsNotification = (
  what: 'view_all' | 'action' | 'dismiss',
  of?: Pick<NotificationView, 'id' | 'type'>,
) =>
  counts({
    event: `notification_${what}`,
    ...(of && { notification_id: of.id, notification_type: of.type }),
  });
