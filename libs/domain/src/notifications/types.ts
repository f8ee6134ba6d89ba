import type { ReadersFaces } from '../content/types.ts';

/** The importance of a notification (NTF-1); an alert is shown on the hub as well (NTF-12). */
export const notificationTypes = ['information', 'warning', 'alert'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationSources = ['news', 'decisions', 'deadlines', 'tips'] as const;
export type NotificationSource = (typeof notificationSources)[number];

export interface Notification {
  /**
   * The id. It does not change while the content is the same, because the read marks refer to it.
   */
  id: string;
  type: NotificationType;
  /** Plain text; may have `{{token}}` placeholders, like the message and the label. */
  title: string;
  /** HTML as written, not sanitised. */
  message: string;
  /** The link for the button; null if there is no button. */
  actionLink: string | null;
  actionLabel: string | null;
  /** ISO time of the first display; null to show it at once. */
  startDate: string | null;
  /** ISO time from which it is hidden; null if it is never hidden. */
  endDate: string | null;
  /** Epoch seconds; null when unknown. */
  created: number | null;
  faces?: ReadersFaces;
}

export interface SourcedNotification extends Notification {
  source: NotificationSource;
}
