import { QUEUE_LONGEST_MS } from '@applicant-hub/domain';
import { ClockIcon, ProgressRing, useEnhanced } from '@applicant-hub/design-system';
import { clockOf } from './minutes.ts';

/**
 * Shows the remaining wait as a share of the longest wait. The time in minutes and seconds is shown
 * only if scripts update it. Screen readers ignore the clock, because the text next to it has the
 * same information.
 */
export function QueueClock({ leftMs }: { leftMs: number }) {
  const isEnhanced = useEnhanced();
  return (
    <div aria-hidden>
      <ProgressRing
        value={(100 * leftMs) / QUEUE_LONGEST_MS}
        label={clockOf(leftMs)}
        tone="primary"
        size="xl"
      >
        {isEnhanced ? clockOf(leftMs) : <ClockIcon />}
      </ProgressRing>
    </div>
  );
}
