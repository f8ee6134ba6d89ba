import { describe, expect, it } from 'vitest';
import type { StepView } from './step-view.ts';
import { unsentStep, unsentView } from './unsent-step.ts';

const form = new FormData();
form.set('step', 'interests');
form.set('subjects', 'Law');
const view = {
  step: 'interests',
  answers: { studyLevel: 'Undergraduate', subjects: 'Music' },
} as unknown as StepView;

describe('a page without an answer', () => {
  it.each([
    ['the connection dropped', new TypeError('Failed to fetch'), /couldn't reach your hub/],
    [
      'the account failed',
      { status: 503, statusText: '', internal: false, data: null },
      /couldn't save that/,
    ],
  ])('comes again as it was typed: %s', (_, error, words) => {
    const again = unsentView(view, { ...unsentStep(form, error), isUnsent: true, id: '1' });
    expect(again.answers).toEqual({ studyLevel: 'Undergraduate', subjects: 'Law' });
    expect(again.failure).toMatch(words);
  });
});
