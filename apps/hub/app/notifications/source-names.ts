import { m } from '@applicant-hub/copy';
import type { NotificationSource } from '@applicant-hub/domain';

/** What the sources are called: on a notification, and where they are switched. */
export const sourceNames: Record<NotificationSource, { short: () => string; long: () => string }> =
  {
    news: { short: m.notifications_source_news_short, long: m.notifications_source_news },
    deadlines: {
      short: m.notifications_source_deadlines_short,
      long: m.notifications_source_deadlines,
    },
    tips: { short: m.notifications_source_tips_short, long: m.notifications_source_tips },
  };
