import { m } from '@applicant-hub/copy';
import {
  currentYear,
  fillHtmlTokens,
  fillTokens,
  type SourcedNotification,
  timeLabel,
  type TimeLabel,
  type TokenValues,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { sanitiseHtml } from '#app/platform/layout/editor-html/sanitise.server.ts';
import type { NotificationView } from './view.ts';

/**
 * The view of a notification. Only shown notifications are sanitised, because sanitising is slow.
 */
export function notificationView(
  { context, applicant }: Pick<RequestScope, 'context' | 'applicant'>,
  { id, type, source, title, message, actionLink, actionLabel, created }: SourcedNotification,
): NotificationView {
  const now = context.now();
  const values = tokenValues(applicant, now);
  const heading = fillTokens(title, values);
  const label = () =>
    actionLabel === null
      ? m.notifications_read_more({ title: heading })
      : fillTokens(actionLabel, values);
  const href = actionLink && findHref(actionLink, context.config);
  return {
    id,
    type,
    source,
    title: heading,
    // Tokens are filled in before sanitising, so that an address with an inserted value is also
    // sanitised.
    html: sanitiseHtml(fillHtmlTokens(message, values), context.config),
    action: href === null ? null : { href, label: label() },
    time:
      created === null
        ? null
        : {
            label: timeWords(timeLabel(created, now)),
            at: new Date(created * 1000).toISOString(),
          },
  };
}

/** Values of the tokens that editors may use in a text. */
const tokenValues = (
  { name, user, personalisation }: RequestScope['applicant'],
  now: Date,
): TokenValues => ({
  name,
  lastName: user.lastName,
  level: personalisation.studyLevel,
  year: String(personalisation.studyYear),
  studyYear: String(personalisation.studyYear),
  currentYear: String(currentYear(now)),
});

function timeWords(label: TimeLabel): string {
  switch (label.unit) {
    case 'seconds':
      return m.notifications_seconds_ago({ count: label.count });
    case 'minutes':
      return m.notifications_minutes_ago({ count: label.count });
    case 'hours':
      return m.notifications_hours_ago({ count: label.count });
    case 'date':
      return label.date;
  }
}
