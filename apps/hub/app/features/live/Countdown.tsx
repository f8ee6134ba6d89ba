import { m } from '@applicant-hub/copy';
import { VisuallyHidden } from '@applicant-hub/design-system';
import { countdown, spokenAt } from '@applicant-hub/domain';
import { useEffect, useState } from 'react';
import { useSeconds } from '#app/platform/browser/time/use-seconds.ts';
import { count, figure, unit } from './LivePage.css.ts';

export interface CountdownProps {
  /** Server times (epoch milliseconds). */
  readonly now: number;
  readonly startsAt: number;
  readonly onEnd: () => void;
}

/** The time until the start, updated every second (LIV-5). */
export function Countdown({ now, startsAt, onEnd }: CountdownProps) {
  const left = startsAt - useSeconds(now);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const { days, hours, minutes, seconds } = countdown(left);
  const units = [
    { value: days, label: m.live_days({ count: days }), isShown: days > 0 },
    { value: hours, label: m.live_hours({ count: hours }), isShown: days > 0 || hours > 0 },
    { value: minutes, label: m.live_minutes({ count: minutes }), isShown: true },
    { value: seconds, label: m.live_seconds({ count: seconds }), isShown: true },
  ];
  return (
    <>
      {/* Screen readers read a timer role on demand, and not every second. */}
      <div className={count} role="timer" aria-label={m.live_left()}>
        {units
          .filter(({ isShown: isVisible }) => isVisible)
          .map(({ value, label }, index) => (
            <span key={units.length - index} className={unit}>
              <span className={figure}>{value}</span> {label}
            </span>
          ))}
      </div>
      <Spoken left={left} />
    </>
  );
}

/**
 * Announces the start at most twice, shortly before the event. Announces nothing when the page
 * opens.
 */
function Spoken({ left }: { left: number }) {
  const spoken = spokenAt(left);
  const [first] = useState(spoken);
  return (
    <VisuallyHidden as="div" role="status">
      {spoken !== null && spoken !== first && m.live_spoken({ minutes: spoken })}
    </VisuallyHidden>
  );
}
