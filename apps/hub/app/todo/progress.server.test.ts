import { expect, test } from 'vitest';
import { todoProgress } from './progress.server.ts';

const item = (name: string, data: string) => ({
  collection: 'dashboardTodo' as const,
  name,
  data,
  lastUpdated: '20/11/2026 09:15:00',
  version: 2,
});

test('[SH-49] counts the items that are done, out of ten', () => {
  expect(
    todoProgress([
      item('options', '{"done":true}'),
      item('priorities', '{"done":false}'),
      item('subjects', 'not JSON'),
      { ...item('other', '{"done":true}'), collection: 'dashboardData' },
    ]),
  ).toEqual({ done: 1, total: 10 });
});

test('more records than items read as all done', () => {
  const many = Array.from({ length: 12 }, (_, n) => item(`item-${n}`, '{"done":true}'));
  expect(todoProgress(many)).toEqual({ done: 10, total: 10 });
});
