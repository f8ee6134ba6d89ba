import { m } from '@applicant-hub/copy';
import { formatHour, timeLeft } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { findPersonalAhead, type PersonalDateAhead } from './personal-ahead.server.ts';

/** Number of days before a personal date from which its line is shown. */
const SOON_DAYS = 14;

export interface SoonView {
  words: string;
  href: string;
}

export async function findSoon(scope: SessionScope): Promise<SoonView | null> {
  const [next] = (await findPersonalAhead(scope)).dates;
  if (next === undefined) return null;
  const { days } = timeLeft(next, scope.context.now());
  return days > SOON_DAYS
    ? null
    : { words: m.mine_soon({ days, what: whatWords(next) }), href: next.href };
}

/** 'Interview at York, 10:30am UK time' */
const whatWords = ({ title, time }: PersonalDateAhead): string =>
  time === null
    ? title
    : m.mine_soon_at({ title, time: m.deadlines_uk_time({ when: formatHour(time) }) });
