import { describe, expect, it } from 'vitest';
import { choiceStatusOf } from './choice-status.ts';
import { undergraduateAppStatus } from './good-status.ts';
import { buildPart } from '../tracking/part.ts';
import { resultOf, decisionOf, partWith, trackedWith } from '../samples.fixture.ts';
import { trackedTileStatus } from '../tracking/track-status.ts';

/**
 * A decision whose two fields contradict each other, with the result of each function that reads
 * it.
 */
const atOdds = [
  { id: 'UF', words: 'R', status: 'UF', placed: 'placedFirm', isGood: true },
  { id: 'R', words: 'UF', status: 'R', placed: 'placed', isGood: false },
  { id: '7', words: 'UF', status: 'UF', placed: 'placedFirm', isGood: true },
  { id: '', words: ' ui ', status: 'UI', placed: 'placedInsurance', isGood: true },
  { id: '7', words: 'R', status: 'R', placed: 'placed', isGood: false },
  {
    ...{ id: '7', words: 'Conditional offer', status: 'Conditional offer' },
    ...{ placed: 'placed', isGood: true },
  },
  { id: '7', words: '', status: '7', placed: 'placed', isGood: false },
] as const;

describe('the two fields of a choice status', () => {
  for (const { id, words, status, placed, isGood } of atOdds) {
    const decisions = [decisionOf(id, { choiceStatus: words })];
    const title = `choiceStatusId '${id}' and choiceStatus '${words}'`;

    it(`[APP-82] ${title} have the status ${status}`, () => {
      expect(choiceStatusOf({ choiceStatusId: id, choiceStatus: words })).toBe(status);
    });

    it(`[APP-45][APP-46][APP-47] ${title} of a placed application have the tile status ${placed}`, () => {
      const part = partWith({
        applicationStarted: true,
        applicationStatus: 'Placed',
        originalApplications: decisions,
      });
      expect(trackedTileStatus({ scheme: 'ug', clearingMode: false, part })).toBe(placed);
    });

    it(`[APP-104] ${title} count as good: ${isGood}`, () => {
      const part = buildPart({ track: resultOf(trackedWith({ decisions })), apply: null }, 2027);
      expect(undergraduateAppStatus(part, 'default').statusGood).toBe(isGood);
    });
  }

  it.each([
    ['', 'CF', 'awaitingConfirmReasons'],
    ['7', 'DCFF', 'awaitingConfirmReasons'],
    ['CI', 'CF', 'awaitingConfirm'],
  ])(
    "[APP-32] choiceStatusId '%s' and choiceStatus '%s' result in %s",
    (id, choiceStatus, gives) => {
      const part = partWith({
        applicationStarted: true,
        applicationStatus: 'HoldingOffer',
        originalApplications: [decisionOf(id, { choiceStatus })],
      });
      expect(trackedTileStatus({ scheme: 'ug', clearingMode: false, part })).toBe(gives);
    },
  );
});
