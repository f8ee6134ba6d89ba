import { ButtonLink } from '@applicant-hub/design-system';
import { countNotification } from './count.ts';
import type { NotificationView } from './view.ts';

/** Where a notification leads; nothing when it leads nowhere (NTF-6). */
export const ActionLink = ({ notification }: { notification: NotificationView }) =>
  notification.action && (
    <ButtonLink
      href={notification.action.href}
      size="s"
      variant="secondary"
      onClick={() => countNotification('action', notification)}
      data-published
    >
      {notification.action.label}
    </ButtonLink>
  );
