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

/**
 * The cycle dates among the key dates. All users share a response, so the cycle dates are computed
 * once for each response.
 */
const cycleDatesOf = oncePer((dates: readonly KeyDate[]) => cycleDates(dates));

/**
 * The cycle dates, from the hub's single source (EXT-30); null while they are unknown because the
 * API is slow or fails. Shared by all parts of a page.
 */
export const getCycleDates = (call: SessionScope): Promise<readonly CycleDate[] | null> =>
  call.context.once('cycle-dates', async () => {
    const result = await getKeyDates(call, cycleSchemes);
    return result.ok ? cycleDatesOf(result.value) : null;
  });

export const deadlineLabel = ({ key, decisionsBy }: Deadline): string =>
  deadlineLabels[key]({ decisionsBy: decisionsBy === null ? '' : formatDayMonth(decisionsBy) });
