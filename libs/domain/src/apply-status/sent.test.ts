import { expect, it } from 'vitest';
import { isSent } from './sent.ts';
import { tileStatuses } from './types.ts';

it('isSent is false before the application is sent, true afterwards, and null if the status shows neither', () => {
  const of = (sent: boolean | null) => tileStatuses.filter((status) => isSent(status) === sent);
  expect(of(false)).toEqual([
    ...['notStarted', 'start', 'startNewApplication'],
    ...['applicationReturned', 'inProgress', 'ready'],
  ]);
  expect(of(null)).toEqual(['default', 'unavailable', 'updating', 'embargo', 'statusUnknown']);
  expect(of(true)).toEqual(
    expect.arrayContaining(['awaitingApproval', 'sent', 'placedFirm', 'unplaced', 'withdrawn']),
  );
});
