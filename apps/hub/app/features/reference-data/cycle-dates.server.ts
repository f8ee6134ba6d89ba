import { deadlineLabels } from '@applicant-hub/copy/deadlines';
import {
  type CycleDate,
  cycleDates,
  cycleSchemes,
  type Deadline,
  formatDayMonth,
  type KeyDate,
  oncePer,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { getKeyDates } from './reference.server.ts';

/** The dates of the cycle among key dates, read once for each answer, which is kept for everybody. */
const cycleDatesOf = oncePer((dates: readonly KeyDate[]) => cycleDates(dates));

/**
 * The dates of the cycle, from the one source that all of the hub goes by (EXT-30); null while they
 * are not known, for the API is late or fails. Several parts of a page ask; they are read once.
 */
export const getCycleDates = (call: SessionScope): Promise<readonly CycleDate[] | null> =>
  call.context.once('cycle-dates', async () => {
    const answer = await getKeyDates(call, cycleSchemes);
    return answer.ok ? cycleDatesOf(answer.value) : null;
  });

/** What a deadline is for, in words. */
export const deadlineLabel = ({ key, decisionsBy }: Deadline): string =>
  deadlineLabels[key]({ decisionsBy: decisionsBy === null ? '' : formatDayMonth(decisionsBy) });
