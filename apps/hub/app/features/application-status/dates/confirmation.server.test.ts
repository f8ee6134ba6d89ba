import type { Decision, StudyLevel, TileStatus } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { Committed } from '../upstream/committed.server.ts';
import { decisionOf, textOf, tileAt } from '../testing/tile-at.ts';

const noSetDate = "There's no set date for this decision";

describe('an applicant who has replied', () => {
  const march = '2026-03-10T12:00:00Z';
  const requested = {
    confirmationPendingReasons: ['Your certificate has not arrived.'],
    actionRequiredByApplicantText: 'Send a copy of it.',
  };
  const repliedTile = (
    decisions: readonly Decision[],
    {
      at = march,
      status = 'awaitingConfirmReasons',
      studyYear = 2026,
      studyLevel = 'Undergraduate',
    }: Partial<{ at: string; status: TileStatus; studyYear: number; studyLevel: StudyLevel }> = {},
  ) =>
    tileAt(status, at, studyYear, studyLevel, 'default', null, {
      originalApplications: [...decisions],
    });
  const insurance = decisionOf('CI', { institutionName: 'University of Kent' });

  it('[APP-32] an applicant with a conditional firm choice and no reasons sees no text about a delay', () => {
    const tile = repliedTile([insurance, decisionOf('CF'), decisionOf('R')]);
    expect(tile.heading).toBe("You've replied");
    expect(tile.lead).toBe('Your firm choice is University of York.');
    expect(tile.actor).toEqual({ kind: 'examBoards', label: 'With the exam boards' });
    expect(tile.awaited?.line).toBe(
      'A level results day: Thursday 13 August, 8am UK time, in 156 days',
    );
    expect(textOf(tile)).toContain('University of Kent');
    expect(textOf(tile)).not.toMatch(/delay|longer|reasons/i);
  });

  it('[APP-83] an applicant with reasons for a delay sees the required action and who acts next', () => {
    const tile = repliedTile([decisionOf('CF', { reasonsOfDelay: requested })]);
    expect(tile.heading).toBe('Your university needs something');
    expect(tile.lead).toBe('Send a copy of it.');
    expect(tile.actor?.kind).toBe('you');
    expect(textOf(tile)).toMatch(/certificate has not arrived/);
    expect(tile.awaited?.line).toBe(noSetDate);
  });

  it('[APP-83] only the choice whose delay the tile has already explained leaves out the explanation', () => {
    const late = { reasonsOfDelay: requested };
    const tile = repliedTile([decisionOf('R'), decisionOf('CI', late), decisionOf('CF', late)]);
    expect(tile.choices.map((choice) => choice.late?.isTold)).toEqual([undefined, undefined, true]);
    const replying = repliedTile([decisionOf('CF', late)], { status: 'decisionsReceived' });
    expect(replying.choices[0]?.late?.isTold).toBeUndefined();
  });

  it('[APP-33] an applicant with an unconditional firm choice sees no text about conditions or results', () => {
    const tile = repliedTile([decisionOf('UF'), decisionOf('CD')], { status: 'awaitingConfirm' });
    expect(tile.lead).toBe('Your firm choice is University of York.');
    expect(tile.actor?.kind).toBe('university');
    expect(tile.awaited?.line).toBe(noSetDate);
    expect(textOf(tile)).not.toMatch(/conditions|results|exam/i);
  });

  it.each([
    ['2026-08-12T12:00:00+01:00', 'A level results day: Thursday 13 August, 8am UK time, tomorrow'],
    ['2026-08-13T07:30:00+01:00', 'A level results day: Thursday 13 August, 8am UK time, today'],
    ['2026-08-13T08:00:00+01:00', noSetDate],
  ])('[EXT-9] at %s the awaited date is: %s', (at, line) => {
    expect(repliedTile([decisionOf('CF')], { at }).awaited?.line).toBe(line);
  });

  it('[EXT-12] once results are out, the tile shows that the university acts next', () => {
    const tile = repliedTile([decisionOf('CF')], { at: '2026-08-14T12:00:00+01:00' });
    expect(tile.actor?.kind).toBe('university');
    expect(tile.heading).toBe('Your firm choice is still deciding');
  });

  it('[EXT-30] the tile shows no results day before it is published, and no note for a confirmed day', () => {
    const at = '2027-03-10T12:00:00Z';
    expect(repliedTile([decisionOf('CF')], { at, studyYear: 2027 }).awaited?.line).toBe(noSetDate);
    expect(repliedTile([decisionOf('CF')]).awaited?.note).toBeNull();
  });

  it('a postgraduate applicant sees no text about exam boards or results day', () => {
    const tile = repliedTile([decisionOf('CF')], { studyLevel: 'Postgraduate' });
    expect(tile.actor?.kind).toBe('university');
    expect(tile.awaited?.line).toBe(noSetDate);
    expect(tile.lead).toBe("You've accepted a conditional offer from University of York.");
    expect(textOf(tile)).not.toMatch(/exam|A level|Clearing|firm choice/);
  });
});

it('[EXT-11] the tile still shows the results date while its APIs fail', () => {
  const at = '2026-03-10T12:00:00Z';
  const lastGood: Committed = {
    status: 'awaitingConfirmReasons',
    at: Date.parse(at),
    started: true,
    decisions: [],
  };
  const tile = tileAt('unavailable', at, 2026, 'Undergraduate', 'default', lastGood);
  expect(tile.lastChecked).toBe('Last checked 12:00 UK time: Waiting for confirmation');
  expect(tile.awaited?.line).toContain('Thursday 13 August');
});
