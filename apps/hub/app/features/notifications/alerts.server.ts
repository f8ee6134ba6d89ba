import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getNotifications } from './notifications.server.ts';
import { notificationView } from './view.server.ts';
import type { NotificationView } from './view.ts';

/** Number of alerts on the hub. The other alerts are on the notifications page. */
const SHOWN = 3;

/** The applicant's newest unread alerts (NTF-12); empty while they are unknown. */
export async function loadAlerts(call: RequestScope): Promise<NotificationView[]> {
  const { unread } = await getNotifications(call);
  return unread
    .filter(({ type }) => type === 'alert')
    .slice(0, SHOWN)
    .map((alert) => notificationView(call, alert));
}
