import type { NotificationView } from './view.ts';

/**
 * Counts what was done with notifications (NTF-17). Their ids say what was written, not who read it.
 */
export function countNotification(
  what: 'view_all' | 'action' | 'dismiss',
  of?: Pick<NotificationView, 'id' | 'type'>,
): void {
  (window.dataLayer ??= []).push({
    event: `notification_${what}`,
    ...(of && { notification_id: of.id, notification_type: of.type }),
  });
}
