import type { ReadersFaces } from '../content/types.ts';

/** How much a notification matters (NTF-1); an alert is shown on the hub as well (NTF-12). */
export const notificationTypes = ['information', 'warning', 'alert'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Where notifications come from. Each can be switched off by itself (EXT-22). */
export const notificationSources = ['news', 'decisions', 'deadlines', 'tips'] as const;
export type NotificationSource = (typeof notificationSources)[number];

/** Something a person is told (NTF-1). */
export interface Notification {
  /** Stays the same for as long as it says the same: what is read is known by it. */
  id: string;
  type: NotificationType;
  /** Plain text; may hold `{{token}}` placeholders, like the message and the label. */
  title: string;
  /** HTML as it was written, not sanitised. */
  message: string;
  /** Where its button leads; null without one. */
  actionLink: string | null;
  actionLabel: string | null;
  /** ISO time from which it is shown; null when it is at once. */
  startDate: string | null;
  /** ISO time from which it is no longer shown; null when it stays. */
  endDate: string | null;
  /** Epoch seconds; null when it is not known. */
  created: number | null;
  faces?: ReadersFaces;
}

/** A notification, and where it comes from. */
export interface SourcedNotification extends Notification {
  source: NotificationSource;
}
