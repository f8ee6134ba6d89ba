import { m } from '@applicant-hub/copy';
import { deadlineLabels } from '@applicant-hub/copy/deadlines';
import {
  type CycleDate,
  cycleDates,
  cycleSchemes,
  type Deadline,
  type DecisionDay,
  formatDayMonth,
  type KeyDate,
  type MyCycleDate,
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

export const decisionLabels: Record<DecisionDay['kind'], () => string> = {
  aim: m.deadlines_label_decisions_aim,
  most: m.deadlines_label_decisions_most,
  last: m.deadlines_label_decisions_last,
};

export function myDateLabel(date: MyCycleDate): string {
  switch (date.kind) {
    case 'deadline':
      return deadlineLabel(date.deadline);
    case 'decisions':
      return decisionLabels[date.by]();
    case 'results':
      return m.deadlines_label_results();
    case 'extraOpens':
      return m.deadlines_label_extra_opens();
  }
}

export const deadlineLabel = ({ key, decisionsBy }: Deadline): string =>
  deadlineLabels[key]({ decisionsBy: decisionsBy === null ? '' : formatDayMonth(decisionsBy) });
