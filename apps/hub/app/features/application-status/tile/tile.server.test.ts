import type { TileStatus } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { Committed } from '../upstream/committed.server.ts';
import { decisionOf, textOf, tileAt } from '../testing/tile-at.ts';

it('[EXT-29] after invitations, the tile names the choices that are still considering the applicant', () => {
  const decisions = [
    decisionOf('C', { institutionName: 'University of York' }),
    decisionOf('INV', { institutionName: 'University of Kent' }),
    decisionOf('REF', { institutionName: 'Durham University' }),
  ];
  const part = { originalApplications: decisions };
  const at = '2025-11-20T12:00:00Z';
  const tile = tileAt('waitingForDecisions', at, 2026, 'Undergraduate', 'default', null, part);
  expect(tile.explanation).toBe(
    "Still considering you: Durham. You don't need to reply to an offer yet.",
  );
});

describe('next steps in a year that is over', () => {
  it.each([
    ['2026-06-30T12:00:00Z', ['Extra', 'Clearing']],
    ['2026-08-14T12:00:00Z', ['Clearing']],
    ['2026-10-19T12:00:00Z', ['Clearing']],
    ['2026-11-21T12:00:00Z', []],
  ])(
    'the tile of an applicant without a place names only the next steps that are still possible at %s: %j',
    (at, ways) => {
      const text = textOf(tileAt('unplaced', at));
      expect(['Extra', 'Clearing'].filter((way) => text.includes(way))).toEqual(ways);
    },
  );

  it('in November, the tile for a Clearing choice has no actor and states that the year has closed', () => {
    const november = tileAt('clearingAddChoice', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).not.toContain('Clearing');
    expect(november.journey.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('in a past year, the tile does not ask the applicant to start or send an application', () => {
    const november = tileAt('start', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).not.toMatch(/start your/i);
    expect(tileAt('start', '2026-10-19T12:00:00Z').heading).toBe('Start your 2026 application');
    expect(tileAt('ready', '2026-11-21T12:00:00Z').actor).toBeNull();
    // Postgraduate courses have no common closing date.
    expect(tileAt('start', '2026-11-21T12:00:00Z', 2026, 'Postgraduate').heading).toBe(
      'Start your 2026 application',
    );
  });

  it('in a past year, the tile does not offer to start another application, and states that a sent application is unaffected', () => {
    const november = tileAt('startNewApplication', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).toContain("What you've already sent stays as it is");
    expect(textOf(november)).not.toMatch(/start or continue|start a new/i);
  });

  it.each(['start', 'startNewApplication', 'clearingAddChoice'] as const)(
    '[GRD-29] while Clearing is forced on, the tile does not state that anything has closed: %s',
    (status) => {
      const november = tileAt(status, '2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'on');
      expect(november.actor?.kind).toBe('you');
      expect(textOf(november)).not.toMatch(/closed/i);
    },
  );

  it.each([
    ['2026-10-19T12:00:00Z', 2026],
    ['2026-11-21T12:00:00Z', 2027],
    ['2031-11-21T12:00:00Z', 2031],
  ])(
    'the tile offers to add a Clearing choice unless that is known to be impossible: %s, %i',
    (at, year) => {
      const { actor, heading } = tileAt('clearingAddChoice', at, year);
      expect([actor?.kind, heading]).toEqual(['you', 'You can add your Clearing choice']);
    },
  );
});

it.each([
  ['2026-01-13T00:10:00Z', 'Last checked 00:10 UK time: Waiting for decisions'],
  ['2026-01-12T23:50:00Z', 'Last checked yesterday at 23:50 UK time: Waiting for decisions'],
])('[EXT-11] a status that was checked at %s shows that time', (at, words) => {
  const lastGood: Committed = {
    status: 'waitingForDecisions',
    at: Date.parse(at),
    started: true,
    decisions: [],
  };
  const tile = tileAt(
    'unavailable',
    '2026-01-13T00:20:00Z',
    2026,
    'Undergraduate',
    'default',
    lastGood,
  );
  expect(tile.lastChecked).toBe(words);
});

describe('an unknown status', () => {
  const offer = decisionOf('C');
  const november = '2025-11-22T10:00:00Z';
  const unknownTile = (status: TileStatus, at = november, lastGood: Committed | null = null) =>
    tileAt(status, at, 2026, 'Undergraduate', 'default', lastGood, {
      applicationStarted: true,
      originalApplications: lastGood === null ? [offer] : [],
    });

  it.each(['statusUnknown', 'clearingUnknown'] as const)(
    '[EXT-9][EXT-12] with an unknown status (%s) and an offer, the actor is unknown and no deadline is shown',
    (status) => {
      const { actor, deadline, replyBy, choices } = unknownTile(status);
      expect(actor).toEqual({ kind: 'unknown', label: 'Next step not known' });
      expect([deadline, replyBy]).toEqual([null, null]);
      expect(choices.map(({ label, prompt }) => [label, prompt])).toEqual([
        ['Conditional offer', undefined],
      ]);
    },
  );

  it('[EXT-9][EXT-11] while the APIs fail, a tile whose last status was unknown shows no deadline', () => {
    const lastGood: Committed = {
      status: 'statusUnknown',
      at: Date.parse('2025-11-22T09:55:00Z'),
      started: true,
      decisions: [],
    };
    const tile = unknownTile('unavailable', november, lastGood);
    expect(tile.lastChecked).toBe('Last checked 09:55 UK time: Status unknown');
    expect(tile.deadline).toBeNull();
    expect(tile.actor?.kind).toBe('unknown');
  });
});

it('while an application API fails, the button of the tile names no action', () => {
  const at = '2026-04-24T12:00:00+01:00';
  const offer = { originalApplications: [decisionOf('C')] };
  const known = tileAt('decisionsReceived', at, 2026, 'Undergraduate', 'default', null, offer);
  expect(known.act?.label).toBe('Reply to my offers');
  const lastGood: Committed = {
    status: 'decisionsReceived',
    at: Date.parse(at),
    started: true,
    decisions: [decisionOf('INV')],
  };
  const failing = tileAt('unavailable', at, 2026, 'Undergraduate', 'default', lastGood);
  expect(failing.act).toBeUndefined();
});

describe('while the application APIs fail', () => {
  const at = '2026-04-24T12:00:00+01:00';
  const lastGood = (status: TileStatus, codes: readonly string[]): Committed => ({
    ...{ status, started: true, at: Date.parse('2026-04-24T11:55:00+01:00') },
    decisions: codes.map((code) => decisionOf(code)),
  });
  const failing = (known: Committed | null, now = at) =>
    tileAt('unavailable', now, 2026, 'Undergraduate', 'default', known);

  it('[EXT-11] the tile shows the last known choices with the time of the check and without required actions', () => {
    const tile = failing(lastGood('decisionsReceived', ['C', 'R']));
    expect(tile.choices.map(({ label, prompt }) => [label, prompt])).toEqual([
      ['Conditional offer', undefined],
      ['Unsuccessful', undefined],
    ]);
    expect(tile.choicesChecked).toBe('As last checked at 11:55 UK time.');
    expect(tile.actor?.kind).toBe('unknown');
    expect(failing(null).choices).toEqual([]);
  });

  it('[EXT-11] a last known reply date that has passed in the meantime is shown as passed', () => {
    const tile = failing(lastGood('decisionsReceived', ['C']), '2026-08-14T12:00:00+01:00');
    expect(tile.lastChecked).toContain('Reply date passed');
    expect(tile.replyBy?.isOver).toBe(true);
  });

  it('[APP-13] hidden choices are not shown while the APIs fail', () => {
    expect(failing(lastGood('embargo', ['UF'])).choices).toEqual([]);
    expect(failing(lastGood('updating', ['UF'])).choices).toEqual([]);
  });
});

it('[EXT-9][EXT-33] a conservatoire applicant sees the reply date until it has passed', () => {
  const shown = (at: string) => {
    const tile = tileAt(
      'waitingForDecisions',
      at,
      2026,
      'Undergraduate',
      'default',
      null,
      {},
      'uc',
    );
    const steps = tile.journey.flatMap(({ stage, when }) =>
      when === undefined ? [] : [`${stage} ${when}`],
    );
    return [tile.awaited?.line, ...steps];
  };
  expect(shown('2026-01-10T12:00:00Z')).toEqual([
    'Last day to reply to conservatoire offers: Tuesday 10 February, 31 days left',
    'reply by 10 February',
  ]);
  expect(shown('2026-03-10T12:00:00Z')).toEqual(["There's no set date for this decision"]);
});

it('[EXT-33] the results stage has a date only if the place depends on results', () => {
  const stepOf = (code: string) =>
    tileAt('awaitingConfirm', '2026-06-10T12:00:00Z', 2026, 'Undergraduate', 'default', null, {
      originalApplications: [decisionOf(code)],
    }).journey.find(({ stage }) => stage === 'results');
  expect(stepOf('CF')?.when).toBe('on 13 August');
  expect(stepOf('UF')?.when).toBeUndefined();
});

describe('the text of a tile depends on its choices', () => {
  const tileOf = (status: TileStatus, codes: readonly string[], at = '2026-03-10T12:00:00Z') =>
    tileAt(status, at, 2026, 'Undergraduate', 'default', null, {
      originalApplications: codes.map((code) => decisionOf(code)),
      numberOfChoices: codes.length,
      numberOfReferredChoice: codes.filter((code) => code === 'REF' || code === 'INV').length,
    });

  it('[EXT-31] a tile without an offer has no text about replies to offers', () => {
    const tile = tileOf('waitingForDecisions', ['R', 'W', 'REF', 'REF']);
    expect(tile.heading).toBe('1 of your 4 choices has replied');
    expect(textOf(tile)).not.toMatch(/reply to an offer yet|offers to keep/);
    expect(textOf(tileOf('waitingForDecisions', ['C', 'REF']))).toContain('reply to an offer yet');
  });

  it('[EXT-12] with an invitation, the applicant acts next and the lead names the invitation', () => {
    const { actor, lead } = tileOf('sent', ['INV', 'REF']);
    expect(actor?.kind).toBe('you');
    expect(lead).toContain('1 of your choices has invited you');
  });

  it.each([
    [['REF', 'REF'], 'With your universities'],
    [['REF', 'R'], 'With the university'],
  ])('[EXT-12] with the choices %j, the label of the actor is: %s', (codes, label) => {
    expect(tileOf('waitingForDecisions', codes).actor?.label).toBe(label);
  });

  it('[EXT-31] a tile does not ask for a reply after the last reply date', () => {
    const before = tileOf('decisionsReceived', ['C', 'U'], '2026-07-22T17:59:00+01:00');
    expect(before.actor?.kind).toBe('you');
    expect(before.choices[0]?.prompt).toBe('Reply to this offer');

    const late = tileOf('decisionsReceived', ['C', 'U'], '2026-08-14T12:00:00+01:00');
    expect(late.actor?.label).toBe('With UCAS');
    expect([late.label, late.heading]).toEqual([
      'Reply date passed',
      'The last date to reply has passed',
    ]);
    expect(late.choices.map(({ prompt }) => prompt)).toEqual([undefined, undefined]);
    expect(late.journey.at(-1)).toEqual({ stage: 'reply', state: 'ended' });
    expect(textOf(late)).not.toMatch(/Now you choose|Reply (to|by)/);
  });

  it.each(['UCC', 'UCCF', 'UCCI'])(
    '[EXT-31] a changed offer (%s) has its own date, so it still requires a reply after results',
    (changed) => {
      const late = tileOf('decisionsReceived', ['C', changed], '2026-08-14T12:00:00+01:00');
      expect(late.actor?.kind).toBe('you');
      expect(late.choices.at(-1)?.prompt).toBe('Reply to the changed offer');
    },
  );

  it('[EXT-31] a postgraduate applicant can still reply after the last reply date of undergraduates', () => {
    const late = tileAt('decisionsReceived', '2026-08-14T12:00:00Z', 2026, 'Postgraduate');
    expect(late.actor?.kind).toBe('you');
  });

  it('[EXT-31] a tile with one offer has no text about comparing offers', () => {
    expect(textOf(tileOf('decisionsReceived', ['C', 'R', 'R']))).not.toMatch(/compare|insurance/i);
  });

  it('[EXT-31] a tile for Clearing does not mention results after results day', () => {
    const said = (at: string) => textOf(tileOf('clearingAddChoice', ['R'], at));
    expect(said('2026-08-12T12:00:00+01:00')).toContain('results');
    expect(said('2026-08-14T12:00:00+01:00')).not.toContain('results');
  });
});
