import { type ComponentType, useEffect, useState } from 'react';
import { withTimeout } from '#app/platform/browser/time/with-timeout.ts';
import { registerWorker } from '#app/platform/offline/register-worker.ts';
import { WARN_BEFORE_MS } from './session-status.ts';
import type { SessionWarningProps } from './SessionWarning.tsx';

/**
 * Interval at which the clock is checked (milliseconds). A single long timer would stop while a
 * device sleeps.
 */
const CHECK_MS = 15_000;

export interface SessionWatchProps {
  /** Remaining time of the session (milliseconds); null if unknown. */
  endsIn: number | null;
}

/**
 * Waits until the session is about to expire, and only then loads the warning. In a hidden tab, it
 * waits until the tab is visible again.
 */
export function SessionWatch({ endsIn }: SessionWatchProps) {
  const [due, setDue] = useState<
    | (SessionWarningProps & SessionWatchProps & { Warning: ComponentType<SessionWarningProps> })
    | null
  >(null);

  // The worker is registered here, because this island is on every page of a signed-in user.
  useEffect(registerWorker, []);

  useEffect(() => {
    if (endsIn === null) return;
    const endsAt = Date.now() + endsIn;
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() < endsAt - WARN_BEFORE_MS) return;
      stop();
      withTimeout(import('./SessionWarning.tsx')).then(
        ({ SessionWarning }) => setDue({ Warning: SessionWarning, endsAt, endsIn }),
        // The network is unavailable or slow. The next check tries again.
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

  // Every page from the server has a new expiry time of the session, so the wait starts again.
  return due?.endsIn === endsIn ? <due.Warning endsAt={due.endsAt} /> : null;
}
