import { m } from '@applicant-hub/copy';
import { BellIcon, IconLink } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';

export interface BellLinkProps {
  /** Number of unread notifications; null if unknown, in which case no number is shown. */
  unread: number | null;
  isCurrent: boolean;
}

/** The largest number that fits into the badge. */
const MANY = 99;

/** The layout does not shift when the number appears. */
export function BellLink({ unread, isCurrent }: BellLinkProps) {
  // The accessible name contains the visible text (WCAG 2.5.3).
  const count = unread !== null && unread > MANY ? `${MANY}+` : unread;
  return (
    <IconLink
      href={paths.notifications}
      label={count === null ? m.shell_notifications() : m.shell_notifications_unread({ count })}
      icon={<BellIcon size="l" />}
      count={unread === 0 ? undefined : (count ?? undefined)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
