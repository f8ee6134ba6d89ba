import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileProgress } from './progress.ts';
import { partWith } from './samples.fixture.ts';
import { schemes, tileStatuses } from './types.ts';
import type { AppInfoPart, Scheme, TileStatus } from './types.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

const part: Partial<AppInfoPart> = {
  percentComplete: 35,
  numberOfChoices: 5,
  numberOfChoiceReplied: 1,
  numberOfReferredChoice: 2,
  decisionsReceived: 4,
};

const cases: {
  title: string;
  status: TileStatus;
  scheme: Scheme;
  part?: Partial<AppInfoPart>;
  value: number;
  fill?: number;
  bad?: boolean;
}[] = [
  { title: '[APP-54] ug', status: 'awaitingConfirm', scheme: 'ug', value: 20 },
  { title: '[APP-54] uc', status: 'awaitingConfirm', scheme: 'uc', value: 20 },
  { title: '[APP-54] ug', status: 'extraWaiting', scheme: 'ug', value: 20 },
  { title: '[APP-55] ug', status: 'waitingForDecisions', scheme: 'ug', value: 40 },
  { title: '[APP-56] uc', status: 'waitingForDecisions', scheme: 'uc', value: 80 },
  { title: '[APP-57] ug', status: 'inProgress', scheme: 'ug', value: 35 },
  { title: '[APP-57] uc', status: 'inProgress', scheme: 'uc', value: 35 },
  {
    title: '[APP-59] a third is rounded to whole per cent',
    status: 'waitingForDecisions',
    scheme: 'ug',
    part: { numberOfChoices: 3, numberOfReferredChoice: 1 },
    value: 33,
  },
  {
    title: '[APP-59] 99.7 per cent is not rounded up to 100',
    status: 'inProgress',
    scheme: 'ug',
    part: { percentComplete: 99.7 },
    value: 99,
  },
  {
    title: '[APP-59][APP-60][AMB-12] no choices',
    status: 'waitingForDecisions',
    scheme: 'ug',
    part: { numberOfChoices: 0, numberOfReferredChoice: 0 },
    value: 0,
    fill: 1,
  },
  {
    title: '[APP-59][APP-60][AMB-13] nothing done yet',
    status: 'inProgress',
    scheme: 'ug',
    part: { percentComplete: 0 },
    value: 0,
    fill: 1,
  },
  {
    title: '[APP-59] a percentage above 100',
    status: 'inProgress',
    scheme: 'ug',
    part: { percentComplete: 140 },
    value: 100,
    bad: true,
  },
  {
    title: '[APP-59] more replies than choices',
    status: 'awaitingConfirm',
    scheme: 'ug',
    part: { numberOfChoices: 2, numberOfChoiceReplied: 3 },
    value: 100,
    bad: true,
  },
  {
    title: '[APP-59] a percentage below 0',
    status: 'inProgress',
    scheme: 'ug',
    part: { percentComplete: -1 },
    value: 0,
    fill: 1,
    bad: true,
  },
  {
    title: '[APP-59] a percentage that is not a number',
    status: 'inProgress',
    scheme: 'ug',
    part: { percentComplete: Number.NaN },
    value: 0,
    fill: 1,
    bad: true,
  },
];

describe('tileProgress', () => {
  for (const { title, status, scheme, value, fill = value, bad = false, ...given } of cases) {
    it(`${title}: the progress of ${status} is ${value}`, () => {
      const progress = tileProgress(status, scheme, partWith({ ...part, ...given.part }));
      expect(progress).toEqual({ value, fill, bad, isCounted: true });
    });
  }

  const named: TileStatus[] = [
    'awaitingConfirm',
    'extraWaiting',
    'waitingForDecisions',
    'inProgress',
  ];
  for (const status of tileStatuses.filter((other) => !named.includes(other))) {
    it(`[APP-58] the progress of ${status} is 100`, () => {
      for (const scheme of schemes) {
        expect(tileProgress(status, scheme, partWith(part))).toEqual({
          value: 100,
          fill: 100,
          bad: false,
          isCounted: false,
        });
      }
    });
  }

  it('[APP-59][APP-60] for any input, the progress is a whole number from 0 to 100 and the bar from 1 to 100', () => {
    const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: -1, max: 7 }));
    const anyPart = fc.record({
      percentComplete: anyNumber,
      numberOfChoices: anyNumber,
      numberOfChoiceReplied: anyNumber,
      numberOfReferredChoice: anyNumber,
      decisionsReceived: anyNumber,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...tileStatuses),
        fc.constantFrom(...schemes),
        anyPart,
        (status, scheme, numbers) => {
          const { value, fill } = tileProgress(status, scheme, numbers);
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
          expect(fill).toBe(Math.max(1, value));
        },
      ),
    );
  });
});
