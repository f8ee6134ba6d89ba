import { describe, expect, it } from 'vitest';
import { journeyOf } from './journey.ts';
import { isSent } from './sent.ts';
import { tileStatuses } from './types.ts';

const stagesIn = (status: (typeof tileStatuses)[number], state: string) =>
  journeyOf(status)
    .filter((step) => step.state === state)
    .map(({ stage }) => stage);

describe('the journey of an application', () => {
  it('[EXT-33] says what is done, what is now and what comes next', () => {
    expect(stagesIn('waitingForDecisions', 'done')).toEqual(['apply', 'sent']);
    expect(stagesIn('waitingForDecisions', 'now')).toEqual(['decisions']);
    expect(stagesIn('waitingForDecisions', 'next')).toEqual(['reply']);
    expect(stagesIn('waitingForDecisions', 'later')).toEqual(['results', 'placed']);
  });

  it('[EXT-33] has nothing done before anything is sent, and nothing to come at its end', () => {
    expect(stagesIn('start', 'done')).toEqual([]);
    expect(stagesIn('start', 'now')).toEqual(['apply']);
    expect(journeyOf('placedFirm').every(({ state }) => state === 'done')).toBe(true);
    expect(journeyOf('withdrawn').at(-1)).toEqual({ stage: 'ended', state: 'ended' });
  });

  it('[EXT-33] leads through another choice where no offer is held', () => {
    for (const status of ['extraUnplaced', 'unplaced', 'clearingAddChoice'] as const) {
      expect(stagesIn(status, 'now')).toEqual(['another']);
      expect(stagesIn(status, 'next')).toEqual(['placed']);
    }
  });

  it('[EXT-33] ends with what was done when its year is over', () => {
    expect(journeyOf('clearingAddChoice', { isOver: true })).toEqual([
      { stage: 'apply', state: 'done' },
      { stage: 'sent', state: 'done' },
      { stage: 'decisions', state: 'done' },
    ]);
    expect(journeyOf('start', { isOver: true })).toEqual([]);
  });

  it('[EXT-33] ends with the reply once the last date to reply has passed', () => {
    expect(journeyOf('decisionsReceived', { isReplyOver: true }).slice(2)).toEqual([
      { stage: 'decisions', state: 'done' },
      { stage: 'reply', state: 'ended' },
    ]);
  });

  it('of every status that tells how far an application is, and agrees with what is sent', () => {
    for (const status of tileStatuses) {
      const isTold = isSent(status) !== null && status !== 'clearingUnknown';
      expect(journeyOf(status).length > 0, status).toBe(isTold);
      // With an adviser it is out of the applicant's hands, and not yet at a university.
      const isWritten = isSent(status) === false || status === 'awaitingApproval';
      expect(stagesIn(status, 'now').includes('apply'), status).toBe(isWritten);
    }
  });
});
