import { m } from '@applicant-hub/copy';
import {
  AlertIcon,
  BellIcon,
  Button,
  Card,
  CheckIcon,
  Heading,
  Inline,
  RefreshIcon,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import { memo } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { ActionLink } from './ActionLink.tsx';
import { countsNotification } from './count.ts';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx';
import * as css from './NotificationItem.css.ts';
import { HtmlText } from '#app/platform/layout/editor-html/HtmlText.tsx';
import { sourceNames } from './source-names.ts';
import type { NotificationView } from './view.ts';

export interface NotificationItemProps {
  readonly notification: NotificationView;
  /** Whether the notification is in the archive, where it can be restored. */
  readonly isRead: boolean;
  readonly onSend: ChangeFormProps['onSend'];
}

/** One notification with its content, time and actions (NTF-10). */
export const NotificationItem = memo(function NotificationItem({
  notification,
  isRead,
  onSend,
}: NotificationItemProps) {
  const { id, type, source, title, html, time } = notification;
  return (
    <Card as="li" quiet={isRead || undefined} data-notification={id} data-type={type}>
      <Stack gap={2}>
        <Inline gap={3}>
          {type === 'alert' && (
            <Tag tone="danger" icon={<AlertIcon />}>
              {m.shell_alert()}
            </Tag>
          )}
          {type === 'warning' && (
            <Tag tone="turn" icon={<AlertIcon />}>
              {m.notifications_type_warning()}
            </Tag>
          )}
          {type === 'information' && (
            <Tag tone="neutral" icon={<BellIcon />}>
              {sourceNames[source].short()}
            </Tag>
          )}
          {time && (
            <Text as="time" size="s" muted numeric dateTime={time.at}>
              {time.label}
            </Text>
          )}
        </Inline>
        <Heading level={2} size="m" {...publishedText}>
          {title}
        </Heading>
        <HtmlText html={html} />
      </Stack>
      <Inline gap={3}>
        <ActionLink notification={notification} />
        <div className={css.change}>
          <ChangeForm
            command={isRead ? 'restore' : 'dismiss'}
            notification={notification}
            onSend={onSend}
          >
            <Button
              type="submit"
              size="s"
              variant="quiet"
              aria-label={
                isRead ? m.notifications_restore_one({ title }) : m.shell_dismiss_one({ title })
              }
              {...(!isRead && countsNotification('dismiss', notification))}
            >
              {isRead ? <RefreshIcon /> : <CheckIcon />}
              {isRead ? m.notifications_restore() : m.shell_dismiss()}
            </Button>
          </ChangeForm>
        </div>
      </Inline>
    </Card>
  );
});
