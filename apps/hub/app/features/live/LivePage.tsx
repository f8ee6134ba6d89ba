import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { HtmlText } from '#app/platform/layout/editor-html/HtmlText.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { COMMENTS_PATH } from './comments-path.ts';
import { EventHead } from './EventHead.tsx';
import { commentsFrame } from './LivePage.css.ts';
import { RefreshForm } from './RefreshForm.tsx';
import { Stage } from './Stage.tsx';
import { useLive } from './use-live.ts';
import type { LiveView } from './view-types.ts';

interface LivePageProps {
  initial: LiveView;
  hasDeadlines: boolean;
}

/** The live events page (LIV-1): no event, a future event or a current event, with comments. */
export function LivePage({ initial, hasDeadlines }: LivePageProps) {
  const live = useLive(initial);
  const { view, state } = live;
  return (
    <Stack gap={6} data-live-state={state}>
      <PageHead title={m.live_title()} />
      {state === 'disabled' && <NoEvent hasDeadlines={hasDeadlines} />}
      {state === 'unknown' && <Unknown {...live} />}
      {(state === 'holding' || state === 'awaiting' || state === 'showing') && (
        <Stack gap={5}>
          <EventHead view={view} state={state} wasOn={initial.state === 'showing'} />
          <Grid {...(view.comments === 'shown' ? { columns: '2-1' } : {})} align="start">
            <Stack gap={6}>
              <Stage live={live} />
              {view.informationHtml && <About html={view.informationHtml} />}
            </Stack>
            {view.comments === 'shown' && <Comments />}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}

/** No event, with a link to other events (LIV-4). */
function NoEvent({ hasDeadlines }: Pick<LivePageProps, 'hasDeadlines'>) {
  const events = useHrefTo()(systemPages.events);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="l">
            {m.live_none()}
          </Heading>
          <Text>{m.live_none_explanation()}</Text>
        </Stack>
        <Inline gap={4}>
          {hasDeadlines && (
            <ButtonLink href={paths.calendar} variant="secondary">
              {m.live_none_calendar()}
            </ButtonLink>
          )}
          {events !== null && <Link href={events}>{m.live_none_events()}</Link>}
        </Inline>
      </Stack>
    </Card>
  );
}

const Unknown = ({
  refresh,
  isUpdating,
}: Pick<ReturnType<typeof useLive>, 'refresh' | 'isUpdating'>) => (
  <Card>
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} size="l">
          {m.live_unknown()}
        </Heading>
        <Text>{m.live_unknown_explanation()}</Text>
      </Stack>
      <RefreshForm isUpdating={isUpdating} onRefresh={refresh} />
    </Stack>
  </Card>
);

const About = ({ html }: { html: string }) => (
  <Stack as="section" gap={2} aria-labelledby="live-about">
    <Heading level={3} size="m" id="live-about">
      {m.live_about()}
    </Heading>
    <HtmlText html={html} />
  </Stack>
);

/** The third-party script runs in this frame, which has no origin (decision 35). */
const Comments = () => (
  <Stack as="section" gap={2} aria-labelledby="live-comments">
    <Heading level={3} size="m" id="live-comments">
      {m.live_comments()}
    </Heading>
    <iframe
      className={commentsFrame}
      title={m.live_comments()}
      src={COMMENTS_PATH}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  </Stack>
);
