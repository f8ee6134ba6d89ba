import { oncePer } from '../cycle/once-per.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { Setting, SettingCollection } from '../settings/setting.ts';
import { parseSettingDate } from '../settings/setting-date.ts';
import { type TodoId, todoIds } from './items.ts';

export const todoSetting = (id: TodoId) => ({
  collection: 'dashboardTodo' as const satisfies SettingCollection,
  name: id,
});

export interface TodoState {
  readonly done: boolean;
  /** ISO time of the last toggle (TDO-10); null when there was none. */
  readonly lastUpdated: string | null;
}

export const toggledTodo = (done: boolean, now: Date): TodoState => ({
  done,
  lastUpdated: now.toISOString(),
});

/**
 * Reads the data of a step's setting; `data` is null when the step was never saved. It never fails.
 */
export function parseTodo(data: string | null): TodoState {
  const { done, lastUpdated } = parseObject(data);
  const moment = typeof lastUpdated === 'string' ? parseSettingDate(lastUpdated) : null;
  return { done: done === true, lastUpdated: moment?.toISOString() ?? null };
}

const dataOf = (settings: readonly Setting[], id: TodoId): string | null =>
  settings.find(({ collection, name }) => collection === 'dashboardTodo' && name === id)?.data ??
  null;

export function todoStates(settings: readonly Setting[]): Readonly<Record<TodoId, TodoState>> {
  const entries = todoIds.map((id) => [id, parseTodo(dataOf(settings, id))] as const);
  return Object.fromEntries(entries) as Record<TodoId, TodoState>;
}

/**
 * The finished steps. The result is cached for each list of settings, because a page needs it five
 * times.
 */
const doneTodos = oncePer(
  (settings: readonly Setting[]): ReadonlySet<TodoId> =>
    new Set(todoIds.filter((id) => parseObject(dataOf(settings, id))['done'] === true)),
);

export const openTodos = (settings: readonly Setting[], concerning: ReadonlySet<TodoId>): number =>
  todoIds.filter((id) => concerning.has(id) && !doneTodos(settings).has(id)).length;

export const todoProgress = (settings: readonly Setting[]): { done: number; total: number } => ({
  done: doneTodos(settings).size,
  total: todoIds.length,
});
