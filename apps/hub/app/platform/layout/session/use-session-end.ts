import { useCallback, useContext, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import { postForJson } from '#app/platform/browser/forms/post-form.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { type SessionStatus, WARN_BEFORE_MS } from './session-status.ts';

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

  const learn = useCallback((result: SessionStatus | null) => {
    const time = Date.now();
    if (result) setEndsAt(time + (result.endsIn ?? Number.POSITIVE_INFINITY));
    setNow(time);
  }, []);

  useEffect(() => {
    const isDue = () =>
      document.visibilityState === 'visible' && Date.now() >= endsAt - WARN_BEFORE_MS;
    const checkSession = () => {
      if (isDue()) void fetchJson<SessionStatus>(paths.session).then(learn);
    };
    const tick = () => {
      if (phase === 'calm') checkSession();
      else setNow(Date.now());
    };
    if (phase === 'calm') checkSession();
    const timer = window.setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', checkSession);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', checkSession);
    };
  }, [endsAt, phase, learn]);

  /** @returns whether the session has been extended */
  const stay = async (): Promise<boolean> => {
    const fields = new FormData();
    fields.set('csrf', token);
    const posted = await postForJson<SessionStatus>(paths.session, fields);
    const result = typeof posted === 'string' ? null : posted;
    learn(result);
    return result !== null && (result.endsIn === null || result.endsIn > WARN_BEFORE_MS);
  };

  return { phase, minutes: Math.ceil(left / 60_000), stay };
}

function phaseOf(left: number): SessionPhase {
  if (left > WARN_BEFORE_MS) return 'calm';
  return left > 0 ? 'soon' : 'ended';
}
