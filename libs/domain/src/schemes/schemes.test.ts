import { describe, expect, it } from 'vitest';
import { schemeNames, schemesOf } from './schemes.ts';

describe('the schemes of an applicant', () => {
  it.each([
    ['Undergraduate', {}, ['undergraduate']],
    ['Postgraduate', {}, ['postgraduate']],
    [
      'Undergraduate',
      { apprenticeships: 'yes', conservatoires: 'yes' },
      ['undergraduate', 'conservatoires', 'apprenticeships'],
    ],
    [
      'Postgraduate',
      { teachingEngland: 'yes', teachingWales: 'no', teachingScotland: 1 },
      ['postgraduate', 'teachingEngland'],
    ],
    ['Undergraduate', { postgraduate: 'yes', gapYear: 'yes' }, ['undergraduate']],
    ['Postgraduate', { undergraduate: 'yes' }, ['postgraduate']],
  ] as const)('at level %s, the answers %o give the schemes %o', (level, answers, schemes) => {
    expect(schemesOf(level, answers)).toEqual(schemes);
  });

  it('[SH-1] the schemes of both levels, with yes to all routes, are the seven routes of the hub', () => {
    const yesToAll = Object.fromEntries(Object.keys(schemeNames).map((tag) => [tag, 'yes']));
    const all = [...schemesOf('Undergraduate', yesToAll), ...schemesOf('Postgraduate', yesToAll)];
    expect([...new Set(all)].sort()).toEqual([
      'apprenticeships',
      'conservatoires',
      'postgraduate',
      'teachingEngland',
      'teachingScotland',
      'teachingWales',
      'undergraduate',
    ]);
  });

  it('[NTF-29] each scheme has a name in other systems', () => {
    expect(Object.values(schemeNames)).toEqual([
      'undergraduate',
      'conservatoires',
      'teacher-training-scotland',
      'teacher-training-england',
      'teacher-training-wales',
      'postgraduate',
      'apprenticeships',
    ]);
  });
});
