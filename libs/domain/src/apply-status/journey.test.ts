import { describe, expect, it } from 'vitest';
import { journeyOf } from './journey.ts';
import { isSent } from './sent.ts';
import { tileStatuses } from './types.ts';

const stagesIn = (status: (typeof tileStatuses)[number], state: string) =>
  journeyOf(status)
    .filter((step) => step.state === state)
    .map(({ stage }) => stage);

describe('the journey of an application', () => {
  it('[EXT-33] the journey contains the finished, current and next stages', () => {
    expect(stagesIn('waitingForDecisions', 'done')).toEqual(['apply', 'sent']);
    expect(stagesIn('waitingForDecisions', 'now')).toEqual(['decisions']);
    expect(stagesIn('waitingForDecisions', 'next')).toEqual(['reply']);
    expect(stagesIn('waitingForDecisions', 'later')).toEqual(['results', 'placed']);
  });

  it('[EXT-33] the journey has no finished stage at its start and no next stage at its last stage', () => {
    expect(stagesIn('start', 'done')).toEqual([]);
    expect(stagesIn('start', 'now')).toEqual(['apply']);
    expect(journeyOf('placedFirm').every(({ state }) => state === 'done')).toBe(true);
    expect(journeyOf('withdrawn').at(-1)).toEqual({ stage: 'ended', state: 'ended' });
  });

  it('[EXT-33] the journey continues with another choice when the applicant has no offer', () => {
    for (const status of ['extraUnplaced', 'unplaced', 'clearingAddChoice'] as const) {
      expect(stagesIn(status, 'now')).toEqual(['another']);
      expect(stagesIn(status, 'next')).toEqual(['placed']);
    }
  });

  it('[EXT-33] the stage of a status counts as next until the stage starts', () => {
    expect(journeyOf('unplaced', { isAhead: true }).slice(2)).toEqual([
      { stage: 'decisions', state: 'done' },
      { stage: 'another', state: 'next' },
      { stage: 'placed', state: 'later' },
    ]);
  });

  it('[EXT-33] the journey contains only the finished stages when its year is over', () => {
    expect(journeyOf('clearingAddChoice', { isOver: true })).toEqual([
      { stage: 'apply', state: 'done' },
      { stage: 'sent', state: 'done' },
      { stage: 'decisions', state: 'done' },
    ]);
    expect(journeyOf('start', { isOver: true })).toEqual([]);
  });

  it('[EXT-33] the reply is the final stage once the last reply date has passed', () => {
    expect(journeyOf('decisionsReceived', { isReplyOver: true }).slice(2)).toEqual([
      { stage: 'decisions', state: 'done' },
      { stage: 'reply', state: 'ended' },
    ]);
  });

  it('the journey of every status is consistent with isSent', () => {
    for (const status of tileStatuses) {
      const isKnown = isSent(status) !== null && status !== 'clearingUnknown';
      expect(journeyOf(status).length > 0, status).toBe(isKnown);
      // An application with an adviser was sent by the applicant, but has not reached a university
      // yet.
      const isWritten = isSent(status) === false || status === 'awaitingApproval';
      expect(stagesIn(status, 'now').includes('apply'), status).toBe(isWritten);
    }
  });
});
