import { ButtonLink } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { countsNotification } from './count.ts';
import type { NotificationView } from './view.ts';

/** The link of a notification. Renders nothing if the notification has no link (NTF-6). */
export const ActionLink = ({ notification }: { notification: NotificationView }) =>
  notification.action && (
    <ButtonLink
      href={notification.action.href}
      size="s"
      variant="secondary"
      {...countsNotification('action', notification)}
      {...publishedText}
    >
      {notification.action.label}
    </ButtonLink>
  );
