import { counts } from '#app/platform/browser/page/data-layer.ts';
import type { NotificationView } from './view.ts';

/**
 * Attributes of a link or button that is counted in analytics (NTF-17). Its ids identify the
 * notification, not the reader.
 */
export const countsNotification = (
  what: 'view_all' | 'action' | 'dismiss',
  of?: Pick<NotificationView, 'id' | 'type'>,
) =>
  counts({
    event: `notification_${what}`,
    ...(of && { notification_id: of.id, notification_type: of.type }),
  });
