import { QUEUE_LONGEST_MS } from '@applicant-hub/domain';
import { ClockIcon, useEnhanced } from '@applicant-hub/design-system';
import { clockOf } from '../../queue/minutes.ts';
import { clock, drawing, figure, track, value } from './QueueClock.css.ts';

/**
 * A picture of what is left of the longest wait, with minutes and seconds where scripts keep them
 * true. The words beside it say it to everybody.
 */
export function QueueClock({ leftMs }: { leftMs: number }) {
  const isEnhanced = useEnhanced();
  const share = Math.max((100 * leftMs) / QUEUE_LONGEST_MS, 1);
  return (
    <div className={clock} aria-hidden>
      <svg className={drawing} viewBox="0 0 40 40" fill="none" strokeWidth="2.5">
        <circle className={track} cx="20" cy="20" r="18" />
        <circle
          className={value}
          cx="20"
          cy="20"
          r="18"
          pathLength="100"
          strokeDasharray={`${share.toFixed(1)} 100`}
          strokeLinecap="round"
        />
      </svg>
      <span className={figure}>{isEnhanced ? clockOf(leftMs) : <ClockIcon />}</span>
    </div>
  );
}
