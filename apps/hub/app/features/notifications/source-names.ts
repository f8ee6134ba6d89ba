import { m } from '@applicant-hub/copy';
import type { FeedKind, NotificationSource } from '@applicant-hub/domain';

export const sourceNames: Record<NotificationSource, { short: () => string; long: () => string }> =
  {
    news: { short: m.notifications_source_news_short, long: m.notifications_source_news },
    decisions: {
      short: m.notifications_source_decisions_short,
      long: m.notifications_source_decisions,
    },
    deadlines: {
      short: m.notifications_source_deadlines_short,
      long: m.notifications_source_deadlines,
    },
    tips: { short: m.notifications_source_tips_short, long: m.notifications_source_tips },
  };

export const feedKindNames: Record<FeedKind, () => string> = {
  questions: m.notifications_feed_questions,
  guides: m.notifications_feed_guides,
  articles: m.notifications_feed_articles,
};
