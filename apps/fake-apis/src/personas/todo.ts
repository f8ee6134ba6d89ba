import { todoIds, type TodoId } from '@applicant-hub/domain';
import type { SeededSetting } from '../apis/identity/seeded-setting.ts';
import type { Calendar } from '../clock/calendar.ts';

export function doneUpTo(last: TodoId): readonly TodoId[] {
  return todoIds.slice(0, todoIds.indexOf(last) + 1);
}

/** The settings of completed steps, oldest first. */
export function todoSettings(done: readonly TodoId[], calendar: Calendar): SeededSetting[] {
  return done.map((id, index) => {
    const lastUpdated = calendar.daysAgo(2 * (done.length - index));
    return {
      collection: 'dashboardTodo',
      name: id,
      value: { done: true, lastUpdated },
      lastUpdated,
    };
  });
}
