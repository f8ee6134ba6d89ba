import { expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

it('a script is used as soon as it has loaded', async () => {
  const use = vi.fn();
  const script = Promise.resolve('here');
  whenLoaded(script, use);
  await script;
  expect(use).toHaveBeenCalledWith('here');
});

// An unhandled rejection would abort the test run.
it('a script that fails to load causes no error', async () => {
  const use = vi.fn();
  const script = Promise.reject(new Error('gone'));
  whenLoaded(script, use);
  await expect(script).rejects.toThrow('gone');
  expect(use).not.toHaveBeenCalled();
});
