import type { Clock } from '#src/clock/clock.ts';
import type { Records } from '#src/store/records.ts';
import type { NotificationItem } from './notification-item.ts';
import { publishedNotifications } from './published-notifications.ts';

export const shownNotification = ({
  id,
  title,
  message,
  primaryUrl,
  primaryLabel,
  created,
  type,
  startDate,
  endDate,
  faces,
}: NotificationItem) => {
  return { id, title, message, primaryUrl, primaryLabel, created, type, startDate, endDate, faces };
};

export interface Notifications {
  /** The notifications for at least one of these schemes. */
  read: (account: string, schemes: readonly string[]) => readonly NotificationItem[];
  replace: (account: string, items: readonly NotificationItem[]) => void;
}

const RECORD_ID = 'own';

export function notificationsOf(records: Records, clock: Clock): Notifications {
  const own = records.collection<readonly NotificationItem[]>('content', 'notifications');
  return {
    read: (account, schemes) =>
      (own.find(account, RECORD_ID) ?? publishedNotifications(clock())).filter((item) =>
        item.schemes.some((scheme) => schemes.includes(scheme)),
      ),
    replace: (account, items) => own.put(account, RECORD_ID, items),
  };
}
