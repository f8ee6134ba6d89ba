import { type ComponentType, useEffect, useState } from 'react';
import { withTimeout } from '#app/platform/browser/time/with-timeout.ts';
import { WARN_BEFORE_MS } from './session-answer.ts';
import type { SessionWarningProps } from './SessionWarning.tsx';

/** How often the clock is compared; a timer alone would stand still while a device sleeps (ms). */
const CHECK_MS = 15_000;

export interface SessionWatchProps {
  /** How long the session lasts (milliseconds), or null when nobody knows. */
  endsIn: number | null;
}

/**
 * Waits until the session is about to end, and only then loads what is to be said about it. In a tab
 * that nobody looks at it waits longer.
 */
export function SessionWatch({ endsIn }: SessionWatchProps) {
  const [due, setDue] = useState<
    | (SessionWarningProps & SessionWatchProps & { Warning: ComponentType<SessionWarningProps> })
    | null
  >(null);

  useEffect(() => {
    if (endsIn === null) return;
    const endsAt = Date.now() + endsIn;
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() < endsAt - WARN_BEFORE_MS) return;
      stop();
      withTimeout(import('./SessionWarning.tsx')).then(
        ({ SessionWarning }) => setDue({ Warning: SessionWarning, endsAt, endsIn }),
        // No line just now, or a very slow one: the next look tries again.
        start,
      );
    };
    let timer: number | undefined;
    const start = () => {
      timer = window.setInterval(check, CHECK_MS);
      document.addEventListener('visibilitychange', check);
    };
    const stop = () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
    start();
    return stop;
  }, [endsIn]);

  // Every page of the server brings a new end, and the waiting begins again.
  return due?.endsIn === endsIn ? <due.Warning endsAt={due.endsAt} /> : null;
}
