import { describe, expect, it } from 'vitest';
import type { StepView } from './step-view.ts';
import { unsentView } from './unsent-step.ts';

const form = new FormData();
form.set('step', 'interests');
form.set('subjects', 'Law');
const view = {
  step: 'interests',
  answers: { studyLevel: 'Undergraduate', subjects: 'Music' },
} as unknown as StepView;

describe('a page without an answer', () => {
  it.each([
    ['the connection dropped', 'offline' as const, /couldn't reach your hub/],
    ['the account failed', 'failed' as const, /couldn't save that/],
  ])('comes again as it was typed: %s', (_, why, words) => {
    const again = unsentView(view, { id: '1', why, form });
    expect(again.answers).toEqual({ studyLevel: 'Undergraduate', subjects: 'Law' });
    expect(again.failure).toMatch(words);
  });
});
