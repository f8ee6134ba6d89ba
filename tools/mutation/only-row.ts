import { beforeEach } from 'vitest';
import { idsOfTitle } from '../trace/titles.ts';
import { type Order, orderVariable } from './order.ts';

const { row } = JSON.parse(process.env[orderVariable] ?? '{}') as Partial<Order>;

// A test of another row says nothing about this row.
beforeEach(({ task, skip }) => {
  if (row !== undefined && !idsOfTitle(task.name).includes(row)) skip();
});
