import { m } from '@applicant-hub/copy';
import { type EventStart, formatHour, timeLeft } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { findPersonalDates, personalDateView } from './my-dates.server.ts';

/** Number of days before a personal date from which its line is shown. */
const SOON_DAYS = 14;

export interface SoonView {
  words: string;
  href: string;
}

export async function findSoon(scope: SessionScope): Promise<SoonView | null> {
  const [next] = (await findPersonalDates(scope)).dates;
  if (next === undefined) return null;
  const { days } = timeLeft(next, scope.context.now());
  if (days > SOON_DAYS) return null;
  const { title, href } = personalDateView(next);
  return { words: m.mine_soon({ days, what: whatWords(title, next) }), href };
}

/** 'Interview at York, 10:30am UK time' */
const whatWords = (title: string, { time }: EventStart): string =>
  time === null
    ? title
    : m.mine_soon_at({ title, time: m.deadlines_uk_time({ when: formatHour(time) }) });
