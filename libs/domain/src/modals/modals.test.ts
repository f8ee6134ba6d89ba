import { expect, it } from 'vitest';
import { parsePersonalisation } from '../settings/personalisation.ts';
import { modalIds, modalToShow, whenClosed } from './modals.ts';

const shown = (saved: object, seen: object | null = null) =>
  modalToShow(
    parsePersonalisation(JSON.stringify(saved)),
    seen === null ? null : JSON.stringify(seen),
  );

const interested = { onBoardingConfirmed: true, apprenticeships: 'yes' };

it('[ONB-5] the modals have the ids of the specification', () => {
  expect(modalIds).toEqual(['OnBoarding', 'Apprenticeships']);
});

it.each([
  [{}],
  [{ onBoardingConfirmed: false }],
  [{ onBoardingConfirmed: 'true' }],
  [{ apprenticeships: 'yes' }],
])('[ONB-7] the hub opens with OnBoarding while %j is saved', (saved) => {
  expect(shown(saved, { Apprenticeships: true })).toBe('OnBoarding');
});

it('[ONB-5][AMB-97] the modal about apprenticeships opens next, once onboarding is confirmed', () => {
  expect(shown(interested)).toBe('Apprenticeships');
  expect(shown({ ...interested, talentPoolJoin: '' }, { OnBoarding: true })).toBe(
    'Apprenticeships',
  );
});

it.each([
  [{ onBoardingConfirmed: true }, null],
  [{ ...interested, apprenticeships: 'no' }, null],
  [{ ...interested, talentPoolJoin: 'Yes' }, null],
  [{ ...interested, talentPoolJoin: 'No' }, null],
  [interested, { Apprenticeships: true }],
])('[AMB-97] no modal opens when %j is saved and %j was seen', (saved, seen) => {
  expect(shown(saved, seen)).toBeNull();
});

it('[ONB-6] closing OnBoarding saves onBoardingConfirmed=true', () => {
  expect(whenClosed('OnBoarding')).toEqual({
    collection: 'dashboardUserData',
    name: 'Personalisation',
    data: { onBoardingConfirmed: true },
  });
});

it('[AMB-97] closing a modal saves data that prevents it from opening again', () => {
  expect(shown(whenClosed('OnBoarding').data)).toBeNull();
  expect(shown(interested, whenClosed('Apprenticeships').data)).toBeNull();
});
