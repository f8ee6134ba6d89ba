import { m } from '@applicant-hub/copy';
import { BellIcon, IconLink } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';

export interface BellLinkProps {
  /** Null while nobody knows; then there is no number. */
  unread: number | null;
  isCurrent: boolean;
}

/** More than fits into the badge. */
const MANY = 99;

/** The way to the notifications, with how many are unread. The number moves nothing when it comes. */
export function BellLink({ unread, isCurrent }: BellLinkProps) {
  // What is read out has in it what is seen (WCAG 2.5.3).
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
