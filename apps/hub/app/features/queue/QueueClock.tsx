import { QUEUE_LONGEST_MS } from '@applicant-hub/domain';
import { ClockIcon, ProgressRing, useEnhanced } from '@applicant-hub/design-system';
import { clockOf } from './minutes.ts';

/**
 * A picture of what is left of the longest wait, with minutes and seconds where scripts keep them
 * true. The words beside it say it to everybody.
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
