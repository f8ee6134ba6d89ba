import type { NotificationSource, NotificationType } from '@applicant-hub/domain';

export interface NotificationView {
  id: string;
  type: NotificationType;
  source: NotificationSource;
  title: string;
  /** HTML with its tokens filled in, sanitised against an allow-list. */
  html: string;
  action: { href: string; label: string } | null;
  /** Null when the time is unknown. */
  time: {
    /** For example '5 minutes ago' or '20 November 2026'. */
    label: string;
    /** ISO time. */
    at: string;
  } | null;
}
