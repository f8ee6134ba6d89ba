import { statusChange } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { momentOf } from './moment.server.ts';

it.each([
  ['C', 'York has made you an offer', /^It's conditional/, true],
  ['U', 'York has made you an offer', /^It's unconditional/, true],
  ['INV', 'York has invited you', /how to answer/, true],
  ['CA', 'You have a place at York', /^Congratulations/, true],
  ['RBD', "York can't offer you a place", /what's still open/, false],
])('a decision with the state %s has the heading: %s', (to, heading, text, isGood) => {
  const moment = momentOf(statusChange({ to }));
  expect(moment).toMatchObject({ uni: 'University of York', heading, isGood });
  expect(moment?.text).toMatch(text);
});

it.each([
  ['CF', 'UF', 'York has confirmed your place', true],
  ['DCFF', 'UF', 'York has confirmed your place', true],
  ['CI', 'UI', 'York has confirmed your insurance place', true],
  ['CF', 'UCCF', 'York has changed its offer', false],
  ['CI', 'UCCI', 'York has changed its offer', false],
  ['REF', 'UCC', 'York has changed its offer', false],
])('a choice that changes from %s to %s has the heading: %s', (from, to, heading, isGood) => {
  const moment = momentOf(statusChange({ from, to }));
  expect(moment).toMatchObject({ heading, isGood });
  if (to !== 'UF') expect(moment?.text).not.toContain('certain');
});

it.each(['REF', 'W', 'DBD', 'DCFF', 'Interview arranged'])(
  'a change to the state %s has no heading, only a line',
  (to) => {
    expect(momentOf(statusChange({ to }))).toBeNull();
  },
);

it('a decision without the name of its university has no heading, only a line', () => {
  const choice = { institutionName: ' ', courseName: 'History' };
  expect(momentOf(statusChange({ to: 'C', choice }))).toBeNull();
});
