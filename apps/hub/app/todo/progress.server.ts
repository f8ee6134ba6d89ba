import type { HubUser } from '@applicant-hub/api-clients';

/** The to-do list always has the same ten items (specification 2, section 3). */
const TODO_TOTAL = 10;

/** How many of the ten to-do items are done (SH-49). */
export function todoProgress(settings: HubUser['settings']): { done: number; total: number } {
  const done = settings.filter(
    ({ collection, data }) => collection === 'dashboardTodo' && isDone(data),
  ).length;
  return { done: Math.min(done, TODO_TOTAL), total: TODO_TOTAL };
}

function isDone(json: string): boolean {
  try {
    const item: unknown = JSON.parse(json);
    return typeof item === 'object' && item !== null && 'done' in item && item.done === true;
  } catch {
    return false;
  }
}
