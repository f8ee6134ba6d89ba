import { expect, it } from 'vitest';
import { choiceStates } from '../apply-status/choices/choices.ts';
import {
  conditionsField,
  findConditions,
  isConditional,
  parseConditions,
  tidyConditions,
} from './saved.ts';

const choice = { course: 'Psychology', institution: 'Lancaster University', year: 2026 };
const field = 'Psychology, Lancaster University (2026)';

it('[EXT-29] the conditions belong to one choice in one year', () => {
  expect(conditionsField(choice)).toBe(field);
});

it('[EXT-29] conditions are found if tracking writes the names in another way', () => {
  const saved = parseConditions(JSON.stringify({ [field]: 'ABB' }));
  const institution = ' LANCASTER  University';
  expect(findConditions(saved, { ...choice, institution })).toEqual({ field, text: 'ABB' });
  expect(findConditions(saved, { ...choice, year: 2027 })).toBeUndefined();
});

it.each([[null], ['not JSON'], ['[]'], [`{"${field}":7}`], [`{"${field}":""}`]])(
  '[EXT-29] the data %j has no conditions',
  (data) => {
    expect(parseConditions(data).size).toBe(0);
  },
);

it('[EXT-29] a text is saved without spaces at its ends, and with its line breaks', () => {
  expect(tidyConditions('  ABB\r\nB in Psychology \r')).toBe('ABB\nB in Psychology');
});

it('[EXT-29] conditions can be added to the choices with a conditional offer', () => {
  expect(choiceStates.filter(isConditional)).toEqual([
    'conditionalOffer',
    'conditionalFirm',
    'delayedFirm',
    'conditionalInsurance',
  ]);
});
