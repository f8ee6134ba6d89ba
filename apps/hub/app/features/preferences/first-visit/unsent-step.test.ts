import { describe, expect, it } from 'vitest';
import type { StepView } from './step-view.ts';
import { unsentView } from './unsent-step.ts';

const form = new FormData();
form.set('step', 'interests');
form.set('subjects', 'Law');
const view: StepView = {
  id: '0',
  step: 'interests',
  number: 2,
  total: 5,
  answers: { studyLevel: 'Undergraduate', subjects: 'Music' },
  errors: {},
  required: [],
  failure: null,
  studyYears: [],
  lookups: { address: true, school: true, phone: true },
  phoneRegions: [],
  phoneRegion: undefined,
  lookup: null,
  now: '2026-11-22T10:00:00Z',
  redirectUrl: '',
};

describe('a page without a response', () => {
  it.each([
    ['the connection dropped', 'offline' as const, /couldn't reach your hub/],
    ['the account failed', 'failed' as const, /couldn't save that/],
  ])('a page whose form was not saved is shown with the typed answers: %s', (_, why, words) => {
    const again = unsentView(view, { id: '1', why, form });
    expect(again.answers).toEqual({ studyLevel: 'Undergraduate', subjects: 'Law' });
    expect(again.failure).toMatch(words);
  });
});
