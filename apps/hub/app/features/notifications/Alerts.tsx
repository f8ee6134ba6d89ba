import { m } from '@applicant-hub/copy';
import { Banner, Button, Inline, Link, Stack } from '@applicant-hub/design-system';
import { useRef } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ActionLink } from './ActionLink.tsx';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx';
import { countsNotification } from './count.ts';
import { GonePart, Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { HtmlText } from '#app/platform/layout/editor-html/HtmlText.tsx';
import { useOptimisticRemoval } from './use-optimistic-removal.ts';
import type { NotificationView } from './view.ts';

const PART = 'alerts';

/** Urgent notifications, above all other content of the hub (SH-51, NTF-12). */
export function Alerts({ alerts }: { alerts: readonly NotificationView[] }) {
  const root = useRef<HTMLElement>(null);
  const { items, send } = useOptimisticRemoval(alerts, root);
  if (items.length === 0) return <GonePart id={PART} />;
  return (
    <section {...partProps(PART)} ref={root} aria-label={m.shell_alerts_label()}>
      <Stack gap={3}>
        <Part id={PART}>
          {items.map((alert) => (
            <Alert key={alert.id} alert={alert} onSend={send} />
          ))}
        </Part>
        <div>
          <Link href={paths.notifications} {...countsNotification('view_all')}>
            {m.shell_alerts_all()}
          </Link>
        </div>
      </Stack>
    </section>
  );
}

interface AlertProps {
  alert: NotificationView;
  onSend: ChangeFormProps['onSend'];
}

function Alert({ alert, onSend }: AlertProps) {
  const { id, title, html } = alert;
  return (
    <Banner
      tone="info"
      title={<span {...publishedText}>{title}</span>}
      level={2}
      data-notification={id}
      action={
        <Inline gap={2}>
          <ActionLink notification={alert} />
          <ChangeForm command="dismiss" notification={alert} onSend={onSend}>
            <Button
              type="submit"
              size="s"
              variant="quiet"
              aria-label={m.shell_dismiss_one({ title })}
              {...countsNotification('dismiss', alert)}
            >
              {m.shell_dismiss()}
            </Button>
          </ChangeForm>
        </Inline>
      }
    >
      <HtmlText html={html} />
    </Banner>
  );
}
