import { useCallback, useContext, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { askJson } from '#app/platform/browser/forms/ask-json.ts';
import { postForAnswer } from '#app/platform/browser/forms/post-form.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { type SessionAnswer, WARN_BEFORE_MS } from './session-answer.ts';

/** Interval at which the remaining minutes are updated (milliseconds). */
const TICK_MS = 5_000;

export type SessionPhase = 'calm' | 'soon' | 'ended';

/**
 * The expiry of the session, as known to this tab. The hub is queried before a warning is shown,
 * because another tab may have renewed the session. If the hub does not respond, the known expiry
 * is used.
 */
export function useSessionEnd(firstEnd: number) {
  const { token } = useContext(PageContext);
  const [endsAt, setEndsAt] = useState(firstEnd);
  // Null until the hub responds.
  const [now, setNow] = useState<number | null>(null);
  const left = now === null ? Number.POSITIVE_INFINITY : endsAt - now;
  const phase = phaseOf(left);

  const learn = useCallback((answer: SessionAnswer | null) => {
    const time = Date.now();
    if (answer) setEndsAt(time + (answer.endsIn ?? Number.POSITIVE_INFINITY));
    setNow(time);
  }, []);

  useEffect(() => {
    const isDue = () =>
      document.visibilityState === 'visible' && Date.now() >= endsAt - WARN_BEFORE_MS;
    const look = () => {
      if (isDue()) void askJson<SessionAnswer>(paths.session).then(learn);
    };
    const tick = () => {
      if (phase === 'calm') look();
      else setNow(Date.now());
    };
    if (phase === 'calm') look();
    const timer = window.setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, phase, learn]);

  /** @returns whether the session has been extended */
  const stay = async (): Promise<boolean> => {
    const fields = new FormData();
    fields.set('csrf', token);
    const posted = await postForAnswer<SessionAnswer>(paths.session, fields);
    const answer = typeof posted === 'string' ? null : posted;
    learn(answer);
    return answer !== null && (answer.endsIn === null || answer.endsIn > WARN_BEFORE_MS);
  };

  return { phase, minutes: Math.ceil(left / 60_000), stay };
}

function phaseOf(left: number): SessionPhase {
  if (left > WARN_BEFORE_MS) return 'calm';
  return left > 0 ? 'soon' : 'ended';
}
