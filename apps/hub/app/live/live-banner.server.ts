import type { PageState } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { formatClockTime, formatHour, formatLongDate, londonDate } from '@applicant-hub/domain';
import type { LiveBannerProps } from './LiveBanner.tsx';

/** The way to a live event from other pages; null when there is none. It costs no call of its own. */
export function liveBanner({ live }: PageState, now: Date): LiveBannerProps | null {
  if (!live.enabled) return null;
  const start = new Date(live.time * 1000);
  const time = formatHour(formatClockTime(start));
  if (now >= start) return { title: live.title, isOn: true, when: m.live_now() };
  const isToday = londonDate(start) === londonDate(now);
  const date = formatLongDate(londonDate(start));
  return {
    title: live.title,
    isOn: false,
    when: isToday ? m.live_banner_today({ time }) : m.live_banner_on({ date, time }),
  };
}
