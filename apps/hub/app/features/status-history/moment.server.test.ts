import { statusChange } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { momentOf } from './moment.server.ts';

it.each([
  ['C', 'York has made you an offer', /^It's conditional/, true],
  ['U', 'York has made you an offer', /^It's unconditional/, true],
  ['INV', 'York has invited you', /how to answer/, true],
  ['CA', 'You have a place at York', /^Congratulations/, true],
  ['RBD', "York can't offer you a place", /what's still open/, false],
])('a decision with the state %s is a moment: %s', (to, heading, text, isGood) => {
  const moment = momentOf(statusChange({ to }));
  expect(moment).toMatchObject({ uni: 'University of York', heading, isGood });
  expect(moment?.text).toMatch(text);
});

it('the confirmation of a firm choice is a moment', () => {
  expect(momentOf(statusChange({ from: 'CF', to: 'UF' }))?.heading).toBe(
    'York has confirmed your place',
  );
});

it.each(['REF', 'W', 'DBD', 'DCFF', 'Interview arranged'])(
  'a change to the state %s is no moment',
  (to) => {
    expect(momentOf(statusChange({ to }))).toBeNull();
  },
);

it('a decision without the name of its university is no moment', () => {
  const choice = { institutionName: ' ', courseName: 'History' };
  expect(momentOf(statusChange({ to: 'C', choice }))).toBeNull();
});
