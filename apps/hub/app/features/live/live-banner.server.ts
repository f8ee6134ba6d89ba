import type { AppLoadContext } from '@remix-run/node';
import type { PageState } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { formatClockTime, formatHour, formatLongDate, londonDate } from '@applicant-hub/domain';
import type { LiveBannerProps } from './LiveBanner.tsx';
import { plannedEvent } from './planned-event.server.ts';

/**
 * How long the banner is shown after the start (milliseconds): longer than any event. Needed
 * because editors forget to remove events.
 */
const SHOWN_AFTER_START_MS = 6 * 3_600_000;

/**
 * The banner about a live event on other pages; null if no event is live or planned. It needs no
 * API call.
 */
export function liveBanner(
  { live }: PageState,
  context: Pick<AppLoadContext, 'config' | 'log' | 'now'>,
): LiveBannerProps | null {
  const event = plannedEvent(live, context);
  if (!event) return null;
  const { state, startsAt } = event;
  const now = context.now();
  if (startsAt > 0 && now.getTime() > startsAt + SHOWN_AFTER_START_MS) return null;
  const words = { holding: () => startWords(new Date(startsAt), now), ...begunWords };
  return { title: live.title, isOn: state === 'showing', when: words[state]() };
}

const begunWords = { awaiting: m.live_starting, showing: m.live_now };

function startWords(start: Date, now: Date): string {
  const time = formatHour(formatClockTime(start));
  const isToday = londonDate(start) === londonDate(now);
  return isToday
    ? m.live_banner_today({ time })
    : m.live_banner_on({ date: formatLongDate(londonDate(start)), time });
}
