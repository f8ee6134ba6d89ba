import { expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

it('a script that has come is used', async () => {
  const use = vi.fn();
  const script = Promise.resolve('here');
  whenLoaded(script, use);
  await script;
  expect(use).toHaveBeenCalledWith('here');
});

// A rejection that nobody handles would end the run.
it('a script that cannot be had is nothing to speak of', async () => {
  const use = vi.fn();
  const script = Promise.reject(new Error('gone'));
  whenLoaded(script, use);
  await expect(script).rejects.toThrow('gone');
  expect(use).not.toHaveBeenCalled();
});
