import { beforeEach } from 'vitest';
import { idsOfTitle } from '../trace/titles.ts';
import { type Order, orderVariable } from './order.ts';

const { row } = JSON.parse(process.env[orderVariable] ?? '{}') as Partial<Order>;

// Runs only the tests of the requested row, because other tests prove nothing about it.
beforeEach(({ task, skip }) => {
  if (row !== undefined && !idsOfTitle(task.name).includes(row)) skip();
});
