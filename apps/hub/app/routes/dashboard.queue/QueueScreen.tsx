import { m } from '@applicant-hub/copy';
import {
  AppHeader,
  Button,
  CrossIcon,
  Heading,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { Form } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { screens } from '../../applicant/screens.ts';
import { keepLeft } from '../../queue/local-left.ts';
import { passedMark, wholeMinutes } from '../../queue/minutes.ts';
import { DO, lookPath, type QueueDeed } from '../../queue/paths.ts';
import { FormToken } from '../../shell/FormToken.tsx';
import { useSeconds } from '../../shell/use-seconds.ts';
import { QueueClock } from './QueueClock.tsx';
import { column, facts, screen } from './QueueScreen.css.ts';
import { Redirecting, type RedirectingProps } from './Redirecting.tsx';

/** Without scripts the page looks again this often (seconds). */
const LOOK_S = 30;

export interface QueueScreenProps {
  /** How long the wait still was (milliseconds) … */
  leftMs: number;
  /** … at this moment of the server (epoch milliseconds). */
  now: number;
  applications: RedirectingProps;
}

/**
 * The wait, fullscreen (CLT-1). It ends at a moment, not after so many ticks: whoever locks their
 * phone comes back to the right time. At zero the server is asked, for the place is its to keep.
 */
export function QueueScreen({ leftMs: leftThen, now: then, applications }: QueueScreenProps) {
  const now = useSeconds(then);
  const leftMs = Math.max(then + leftThen - now, 0);
  const isOver = leftMs === 0;

  useEffect(() => keepLeft(leftMs), [leftMs]);
  useEffect(() => {
    if (isOver) window.location.replace(lookPath);
  }, [isOver]);

  if (isOver) return <Redirecting {...applications} />;
  return (
    <div className={screen} data-queue="waiting">
      <AppHeader brand={m.page_site_name()} actions={<CloseForm />} />
      <main id="main-content" className={column}>
        <QueueClock leftMs={leftMs} />
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1} size="3xl">
              {m.queue_heading()}
            </Heading>
            <Text size="l" weight="strong" numeric>
              {m.queue_left({ minutes: wholeMinutes(leftMs) })}
            </Text>
            <Text>{m.queue_about()}</Text>
          </Stack>
          <Facts />
          <Text muted>{m.queue_close_explanation()}</Text>
          <LooksAgain leftMs={leftThen} />
        </Stack>
        <Announcement leftMs={leftMs} />
      </main>
    </div>
  );
}

const CloseForm = () => (
  <Form method="post" action={screens.queue}>
    <FormToken />
    <Button
      type="submit"
      name={DO}
      value={'close' satisfies QueueDeed}
      variant="quiet"
      aria-label={m.queue_close_label()}
    >
      <CrossIcon /> {m.queue_close()}
    </Button>
  </Form>
);

const Facts = () => (
  <Stack gap={3}>
    <Heading level={2} size="m">
      {m.queue_facts_heading()}
    </Heading>
    <ul className={facts}>
      <Fact>{m.queue_fact_open()}</Fact>
      <Fact>{m.queue_fact_reload()}</Fact>
      <Fact>{m.queue_fact_saved()}</Fact>
    </ul>
  </Stack>
);

const Fact = ({ children }: { children: ReactNode }) => <Text as="li">{children}</Text>;

/** The clock changes every second; who listens to the page hears of it three times. */
function Announcement({ leftMs }: { leftMs: number }) {
  const minutes = passedMark(leftMs);
  return (
    <VisuallyHidden>
      <span role="status">{minutes !== null && m.queue_announced({ minutes })}</span>
    </VisuallyHidden>
  );
}

/** What stands for the clock without scripts. It may stand in a body: browsers take it there, too. */
const LooksAgain = ({ leftMs }: { leftMs: number }) => (
  <noscript>
    <meta
      httpEquiv="refresh"
      content={`${Math.min(Math.ceil(leftMs / 1_000), LOOK_S)}; url=${lookPath}`}
    />
    <Text muted>
      {m.queue_looks_again({ seconds: LOOK_S })} <Link href={lookPath}>{m.queue_look_now()}</Link>
    </Text>
  </noscript>
);
