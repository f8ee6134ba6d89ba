/**
 * Counts what was done with notifications (NTF-17). Their ids say what was written, not who read it.
 */
export function countNotification(
  what: 'view_all' | 'action' | 'dismiss',
  fields: { notification_id?: string; notification_type?: string } = {},
): void {
  (window.dataLayer ??= []).push({ event: `notification_${what}`, ...fields });
}
