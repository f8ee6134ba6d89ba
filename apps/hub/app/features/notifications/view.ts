import type { NotificationSource, NotificationType } from '@applicant-hub/domain';

/** A notification as a page shows it, ready to render. */
export interface NotificationView {
  id: string;
  type: NotificationType;
  source: NotificationSource;
  title: string;
  /** Sanitised to an allow-list, its placeholders filled in. */
  html: string;
  action: { href: string; label: string } | null;
  /** Null when nobody knows since when it is so. */
  time: {
    /** '5 minutes ago', '20 November 2026'. */
    label: string;
    /** ISO time. */
    at: string;
  } | null;
}
