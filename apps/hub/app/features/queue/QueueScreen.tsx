import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text, useEnhanced } from '@applicant-hub/design-system';
import type { Language } from '@applicant-hub/domain';
import { useEffect, useState } from 'react';
import { Fact, Facts } from './Facts.tsx';
import { leaveQueueWhenReachable } from './leave-queue.ts';
import { storeTimeLeft } from './local-time-left.ts';
import { passedMark, wholeMinutes } from './minutes.ts';
import { CHECK_S, checkPath } from './paths.ts';
import { useTimeLeft } from './use-time-left.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { QueueActions } from './QueueActions.tsx';
import { QueueClock } from './QueueClock.tsx';
import { QueueFrame } from './QueueFrame.tsx';
import { gone } from './QueueScreen.css.ts';
import { Redirecting, type RedirectingProps } from './Redirecting.tsx';

/** Additional time before the fallback acts, so that a running clock acts first (milliseconds). */
const GRACE_MS = 5_000;

export interface QueueScreenProps {
  /** Remaining wait at the time `now` (milliseconds). */
  leftMs: number;
  /** Server time at which `leftMs` was measured (epoch milliseconds). */
  now: number;
  applications: RedirectingProps;
  /** Undefined if the hub has only one language. */
  otherLanguage?: Language | undefined;
}

/**
 * The full-screen wait (CLT-1). The wait is over at a fixed time, not after a number of ticks, so
 * the displayed time is correct after a phone was locked. At zero, the page sends a request to the
 * server, which marks the place as done.
 */
export function QueueScreen({
  leftMs: leftThen,
  now: then,
  applications,
  otherLanguage,
}: QueueScreenProps) {
  const leftMs = useTimeLeft(leftThen, then);
  const isOver = leftMs === 0;
  const isOffline = useLeaveQueue(isOver);
  useTitle(leftMs);
  useEffect(() => storeTimeLeft(leftMs), [leftMs]);

  if (isOver) {
    const problem = isOffline ? m.queue_no_connection() : null;
    return (
      <QueueFrame state="done" said={problem ?? m.queue_redirecting()}>
        <Stack gap={4}>
          <Redirecting {...applications} />
          {problem && <Text weight="strong">{problem}</Text>}
        </Stack>
      </QueueFrame>
    );
  }
  const mark = passedMark(leftMs);
  return (
    <QueueFrame
      state="waiting"
      actions={<QueueActions otherLanguage={otherLanguage} />}
      said={mark === null ? '' : m.queue_announced({ minutes: mark })}
    >
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
        <Facts>
          <Fact>{m.queue_fact_open()}</Fact>
          <Fact>{m.queue_fact_reload()}</Fact>
          <Fact>{m.queue_fact_saved()}</Fact>
        </Facts>
        <Text muted>{m.queue_close_explanation()}</Text>
        <LooksAgain leftMs={leftThen} />
      </Stack>
    </QueueFrame>
  );
}

/** @returns true if the hub does not respond */
function useLeaveQueue(isOver: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () => (isOver ? leaveQueueWhenReachable(() => setHasFailed(true)) : undefined),
    [isOver],
  );
  return hasFailed;
}

function useTitle(leftMs: number) {
  const page =
    leftMs === 0 ? m.queue_turn() : m.queue_title_left({ minutes: wholeMinutes(leftMs) });
  useEffect(() => {
    document.title = m.shell_page_title({ page });
  }, [page]);
}

/**
 * Fallback where the clock does not run. Without scripts the page refreshes itself (a `meta`
 * refresh is valid in the body). If scripts fail or the browser is too old for them, the page
 * refreshes when the wait is over.
 */
function LooksAgain({ leftMs }: { leftMs: number }) {
  const isEnhanced = useEnhanced();
  useEffect(() => clearTimeout(window.lookAfterEnd), []);
  return (
    <>
      <noscript>
        <meta
          httpEquiv="refresh"
          content={`${Math.min(Math.ceil(leftMs / 1_000), CHECK_S)}; url=${checkPath}`}
        />
        <Text muted>{m.queue_looks_again({ seconds: CHECK_S })}</Text>
      </noscript>
      <InlineScript
        source={`lookAfterEnd=setTimeout(function(){location.replace("${checkPath}")},${leftMs + GRACE_MS})`}
      />
      <div className={isEnhanced ? gone : undefined}>
        <Link href={checkPath}>{m.queue_look_now()}</Link>
      </div>
    </>
  );
}

declare global {
  interface Window {
    /** Timer that refreshes a page whose clock does not run. */
    lookAfterEnd?: number;
  }
}
