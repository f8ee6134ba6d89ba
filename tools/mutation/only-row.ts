import { beforeEach } from 'vitest';
import { idsOfTitle } from '../trace/titles.ts';
import { type Order, orderVariable } from './order.ts';

const { row } = JSON.parse(process.env[orderVariable] ?? '{}') as Partial<Order>;

// What another row's test notices says nothing of this one.
beforeEach(({ task, skip }) => {
  if (row !== undefined && !idsOfTitle(task.name).includes(row)) skip();
});
