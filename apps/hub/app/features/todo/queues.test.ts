import { expect, it } from 'vitest';
import { createQueues } from './queues.ts';

it('[TDO-10] two changes of the same step are sent in order, and do not delay another step', async () => {
  const { add, isWaiting } = createQueues<string>();
  const log: string[] = [];
  let respond: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (respond = resolve));
  const first = add('options', async () => {
    log.push('done');
    await slow;
    throw new Error('not saved');
  });
  const second = add('options', () => Promise.resolve(log.push('not done')));
  await add('courses', () => Promise.resolve(log.push('courses')));
  expect(log).toEqual(['done', 'courses']);
  expect([isWaiting('options'), isWaiting('courses')]).toEqual([true, false]);

  respond();
  await expect(first).rejects.toThrow('not saved');
  await second;
  expect(log).toEqual(['done', 'courses', 'not done']);
  expect(isWaiting('options')).toBe(false);
});
