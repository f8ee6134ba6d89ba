import { personalisationSetting } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { fakeCall } from '#app/platform/request/testing/fake-call.ts';
import { lateStep } from './late-step.server.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';

const stored = { studyLevel: 'Undergraduate', studyYear: '2027', gapYear: 'Yes' };

/** Returns the redirect for a page sent by an applicant with these stored answers. */
function redirectFor(step: string, typed: Readonly<Record<string, string>>) {
  const call = fakeCall({});
  const request = new Request(`http://127.0.0.1:3000/dashboard/welcome?step=${step}`);
  const user = {
    settings: [{ ...personalisationSetting, data: JSON.stringify(stored) }],
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  const applicant = testApplicant({ ...call.applicant, user });
  return lateStep({ ...call, request, applicant }, form);
}

describe('a page that is sent after the first visit', () => {
  it.each([
    ['course', { studyLevel: 'Postgraduate', studyYear: '2028' }],
    ['routes', { gapYear: 'No' }],
    ['nowhere', {}],
  ])(
    'a first-visit page that is sent after the visit leads to the preferences with a notice: %s with %j',
    (step, typed) => {
      expect(redirectFor(step, typed)).toBe('/dashboard/preferences?welcome=over');
    },
  );

  it('a page that was sent twice leads to the requested page without a notice', () => {
    const typed = { studyLevel: 'Undergraduate', studyYear: '2027' };
    expect(redirectFor('course', typed)).toBe('/dashboard');
    expect(redirectFor('course', { ...typed, redirectUrl: '/dashboard/application' })).toBe(
      '/dashboard/application',
    );
  });
});
