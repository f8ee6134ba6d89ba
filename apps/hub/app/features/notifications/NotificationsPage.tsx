import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  Card,
  CheckIcon,
  Inline,
  Link,
  Stack,
  TabNav,
  Text,
} from '@applicant-hub/design-system';
import { useRef } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { ResultPages } from '#app/platform/layout/frame/ResultPages.tsx';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps, SectionContext } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { Columns } from '#app/platform/layout/frame/Columns.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { INTENT, UP_TO } from './command.ts';
import { NotificationItem } from './NotificationItem.tsx';
import type { NotificationsPageView } from './page.server.ts';
import { notificationsPath } from './paths.ts';
import { SourcesForm } from './SourcesForm.tsx';
import { useDeviceCopy } from './use-device-copy.ts';
import { useOptimisticRemoval } from './use-optimistic-removal.ts';

/**
 * The notifications page: the unread notifications with their number, the archive and the switches
 * (NTF-9).
 */
export function NotificationsPage({ view }: { view: NotificationsPageView }) {
  const { isArchive, unread, page, pageCount, sources, absent, device } = view;
  const list = useRef<HTMLDivElement>(null);
  const { items, send } = useOptimisticRemoval(view.items, list);
  useDeviceCopy(device);
  const sentAway = view.items.length - items.length;
  const left = isArchive ? unread + sentAway : unread - sentAway;
  return (
    <Stack gap={6}>
      <PageHead title={m.notifications_title()}>
        <Inline gap={4}>
          <Text muted numeric>
            {m.notifications_count({ count: left })}
          </Text>
          {!isArchive && left > 0 && (
            <SectionContext.Provider value={LIST}>
              <ReadAllForm upTo={view.upTo} />
            </SectionContext.Provider>
          )}
        </Inline>
      </PageHead>
      <Columns>
        <Stack gap={6}>
          <TabNav
            label={m.notifications_views_label()}
            items={[
              {
                href: notificationsPath(),
                label: m.notifications_view_unread(),
                current: !isArchive,
              },
              {
                href: notificationsPath({ isArchive: true }),
                label: m.notifications_view_archive(),
                current: isArchive,
              },
            ]}
          />
          <NewsProblem news={view.news} />
          <div {...partProps(LIST)} ref={list}>
            <Part id={LIST}>
              {items.length === 0 ? (
                <Text>{isArchive ? m.notifications_none_archived() : m.notifications_none()}</Text>
              ) : (
                <Stack as="ul" gap={4}>
                  {items.map((item) => (
                    <NotificationItem
                      key={item.id}
                      notification={item}
                      isRead={isArchive}
                      onSend={send}
                    />
                  ))}
                </Stack>
              )}
            </Part>
          </div>
          <ResultPages
            page={page}
            pageCount={pageCount}
            getHref={(number) => notificationsPath({ isArchive, page: number })}
          />
        </Stack>
        <Card {...partProps(SHOWN)} quiet>
          <Part id={SHOWN}>
            <SourcesForm sources={sources} absent={absent} />
          </Part>
        </Card>
      </Columns>
    </Stack>
  );
}

const LIST = 'notifications';

const SHOWN = 'told';

function ReadAllForm({ upTo }: { upTo: number }) {
  const { isBusy, redirectTo, onSubmit } = useChangeForm();
  return (
    <form method="post" action={paths.notificationsForm} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={INTENT} value="read-all" />
      <input type="hidden" name={UP_TO} value={upTo} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button type="submit" size="s" variant="secondary" busy={isBusy}>
        <CheckIcon /> {m.notifications_all_read()}
      </Button>
    </form>
  );
}

function NewsProblem({ news }: Pick<NotificationsPageView, 'news'>) {
  if (news === 'known') return null;
  return (
    <Banner
      tone="info"
      action={<Link href={paths.notifications}>{m.notifications_try_again()}</Link>}
    >
      <Text>{news === 'late' ? m.notifications_news_late() : m.notifications_news_failed()}</Text>
    </Banner>
  );
}
