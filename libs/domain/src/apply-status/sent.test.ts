import { expect, it } from 'vitest';
import { isSent } from './sent.ts';
import { tileStatuses } from './types.ts';

it('an application is sent unless the applicant has not sent it or its status is unknown', () => {
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
