import { describe, expect, it } from 'vitest';
import {
  choiceTiles,
  facts,
  repliedTiles,
  replyOverTiles,
  schemes,
  statusTiles,
  unsentHiddenTiles,
  fullText,
} from './apply-samples.fixture.ts';
import {
  type ApplyActor,
  type ApplyFacts,
  type ApplyScheme,
  type ApplyStatus,
  type ApplyWay,
  applyActorCopy,
  applyStatusCopy,
  applyStatuses,
} from './apply-status.ts';
import * as tile from '#messages/tile.ts';

const tiles = [
  ...statusTiles,
  ...choiceTiles,
  ...repliedTiles,
  ...replyOverTiles,
  ...unsentHiddenTiles,
];

const words = (text: string) => text.split(/\s+/).length;

describe('the text of every status, in both schemes', () => {
  it('the texts of a tile are short, and the tile has two to five next steps', () => {
    const wrong = tiles.filter(
      ({ copy }) =>
        words(copy.label) > 4 ||
        words(copy.heading) > 10 ||
        words(copy.progressLabel) > 8 ||
        copy.nextSteps.length < 2 ||
        copy.nextSteps.length > 5,
    );
    expect(wrong).toEqual([]);
  });

  it('the sentences of a tile are complete and short', () => {
    const wrong = tiles.flatMap(({ scheme, status, copy }) => {
      const sentences = fullText(copy).split(/[.:?!]\s|\n/);
      return [
        ...sentences.filter((sentence) => words(sentence) > 28),
        ...[copy.explanation, ...copy.nextSteps].filter((text) => !/^[A-Z].*[.!?]$/.test(text)),
      ].map((text) => `${scheme} ${status}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(schemes)('in %s, no two statuses have the same text', (scheme) => {
    const copies = statusTiles.filter((entry) => entry.scheme === scheme).map(({ copy }) => copy);

    expect(new Set(copies.map(({ heading }) => heading)).size).toBe(applyStatuses.length);
    expect(new Set(copies.map(({ explanation }) => explanation)).size).toBe(applyStatuses.length);
  });

  it.each([
    [/\bfirm choice/, /first|want most/],
    [/\binsurance choice/, /back-up/],
    [/\bClearing\b/, /courses (with|that still have) places|fills those places/],
    [/\bExtra\b/, /one more (choice|course)/],
    [/\bconditional\b/, /once you meet its conditions|depends on your results/],
    [/\bunconditional\b/, /nothing more to prove|is yours|has an unconditional place for you/],
  ])('the term %s is explained wherever it appears', (term, gloss) => {
    const using = tiles.filter(({ copy }) => term.test(fullText(copy)));

    expect(using.length).toBeGreaterThan(0);
    for (const { status, copy } of using) expect(fullText(copy), status).toMatch(gloss);
  });

  it('a tile that cannot show unsent applications does not state that none was started', () => {
    for (const { copy } of unsentHiddenTiles) {
      expect(fullText(copy)).toContain("isn't shown here");
      expect(fullText(copy)).not.toMatch(/haven't started|not started|start your/i);
    }
  });

  it('every message of the tile catalogue is used', () => {
    const over = schemes.map((scheme) =>
      applyStatusCopy('unplaced', { ...facts(scheme), inYear: 'over' }),
    );
    const tooLate = schemes.flatMap((scheme) =>
      (['start', 'startNewApplication'] as const).map((status) =>
        applyStatusCopy(status, { ...facts(scheme), inYear: 'over' }),
      ),
    );
    const copies = [...tiles.map(({ copy }) => copy), ...over, ...tooLate];
    const said = new Set(copies.flatMap((copy) => fullText(copy).split('\n')));
    const { year, clearing, counts } = facts('ug');
    const { percentComplete: percent, choices, referred, replied, decisions } = counts;
    const placeholders = {
      ...{ year, ...clearing, choices, referred, replied, decisions },
      ...{ invited: 2, decided: 2, percent, others: 0, names: '' },
      ...{ university: 'University of Warwick', insurance: 'University of Kent' },
      ...{ reasons: 'A grade is missing. A form is missing.', action: 'Send the certificate.' },
    };

    for (const [key, message] of Object.entries(tile)) {
      expect(said, key).toContain(message(placeholders));
    }
  });
});

describe('closed routes are not shown as next steps', () => {
  const said = (
    status: ApplyStatus,
    scheme: ApplyScheme,
    closed: readonly ApplyWay[],
    inYear: ApplyFacts['inYear'] = status,
  ) => applyStatusCopy(status, { ...facts(scheme), closed, inYear });

  it.each([
    [[], /Extra.*Clearing/s],
    [['extra'] as const, /Clearing/],
  ])(
    'the text for an applicant without a place mentions only open routes (closed: %j)',
    (closed, ways) => {
      const copy = said('unplaced', 'ug', closed);
      expect(fullText(copy)).toMatch(ways);
      expect(/\bExtra\b/.test(fullText(copy))).toBe(closed.length === 0);
    },
  );

  it('Extra is not offered once it has closed', () => {
    expect(said('extraUnplaced', 'ug', ['extra'], 'unplaced')).toEqual(
      said('unplaced', 'ug', ['extra']),
    );
    expect(fullText(said('extraNotOpen', 'ug', ['extra']))).not.toMatch(/\bExtra\b/);
  });

  it('the text for conservatoires does not change when Extra has closed', () => {
    expect(said('unplaced', 'uc', ['extra'])).toEqual(said('unplaced', 'uc', []));
  });

  it.each(['extraNotOpen', 'extraUnplaced', 'unplaced', 'clearingUnplaced', 'clearingAddChoice'])(
    'the status %s lists only steps for a later year when all routes have closed',
    (status) => {
      for (const scheme of schemes) {
        const copy = said(status as ApplyStatus, scheme, ['extra', 'clearing'], 'over');
        expect(copy.heading).toBe('Applications for 2026 have closed');
        expect(copy.nextSteps).toHaveLength(2);
        expect(fullText(copy)).not.toMatch(/\b(Extra|Clearing|add the course)\b/);
      }
    },
  );

  it.each(['start', 'inProgress', 'ready', 'awaitingApproval', 'applicationReturned'] as const)(
    'the status %s shows that the year is over once applications have closed',
    (status) => {
      const { heading, nextSteps } = applyStatusCopy(status, {
        ...facts('ug'),
        inYear: 'over',
      });
      expect(heading).toBe('Applications for 2026 have closed');
      expect(nextSteps.join(' ')).not.toMatch(/start your|your application/i);
    },
  );

  it('the text suggests no closed route and, once the year is over, no new start', () => {
    const words = (status: ApplyStatus, closed: readonly ApplyWay[]) =>
      fullText(said(status, 'ug', closed));
    for (const status of ['extraWaiting', 'extraOffer'] as const) {
      expect(words(status, [])).toContain('try another course');
      expect(words(status, ['extra'])).not.toContain('try another course');
    }
    expect(words('clearingWaiting', [])).toContain('add another choice');
    expect(words('clearingWaiting', ['clearing'])).not.toContain('add another choice');
    expect(words('withdrawn', [])).toContain('start again');
    const withdrawn = said('withdrawn', 'ug', ['application'], 'over');
    expect(withdrawn.heading).toBe('This application is withdrawn');
    expect(fullText(withdrawn)).not.toContain('start again');
  });

  it.each(['placed', 'clearingUnknown', 'waitingForDecisions', 'start'] as const)(
    'the text of %s does not change when Extra and Clearing have closed',
    (status) => {
      const closed = ['extra', 'clearing'] as const;
      expect(said(status, 'ug', closed)).toEqual(said(status, 'ug', []));
    },
  );
});

describe('conservatoires', () => {
  const conservatoires = tiles.filter(({ scheme }) => scheme === 'uc');

  it.each(['sent', 'waitingForDecisions', 'extraUnplaced'] as const)(
    'the text of %s mentions auditions only for conservatoires',
    (status) => {
      expect(fullText(applyStatusCopy(status, facts('uc')))).toContain('audition');
      expect(fullText(applyStatusCopy(status, facts('ug')))).not.toContain('audition');
    },
  );

  it('the text for conservatoires never mentions Extra', () => {
    for (const { status, copy } of conservatoires) {
      expect(fullText(copy), status).not.toContain('Extra');
    }
  });
});

describe('progress labels', () => {
  it('the progress label names the items that the bar counts', () => {
    const label = (status: Parameters<typeof applyStatusCopy>[0], scheme: ApplyScheme) =>
      applyStatusCopy(status, facts(scheme)).progressLabel;

    expect(label('inProgress', 'ug')).toBe('40% complete');
    expect(label('waitingForDecisions', 'ug')).toBe('3 of 5 choices still with universities');
    expect(label('waitingForDecisions', 'uc')).toBe('2 of 5 decisions received');
    expect(label('awaitingConfirm', 'ug')).toBe('4 of 5 choices replied to');
  });
});

describe('the number of choices with a reply', () => {
  it.each<[ApplyScheme, Partial<ApplyFacts['counts']>, string]>([
    ['ug', { choices: 5, decided: 2 }, '2 of your 5 choices have replied'],
    ['ug', { choices: 5, decided: 1 }, '1 of your 5 choices has replied'],
    ['ug', { choices: 0, decided: 0 }, 'Some of your choices are still deciding'],
    ['uc', { choices: 6, referred: 6, decided: 2 }, '2 of your 6 choices have replied'],
  ])('in %s with %o, the heading is: %s', (scheme, counts, heading) => {
    const known = facts(scheme);
    expect(
      applyStatusCopy('waitingForDecisions', { ...known, counts: { ...known.counts, ...counts } })
        .heading,
    ).toBe(heading);
  });
});

describe('text from the specification', () => {
  it('the unavailable tile has the specified text', () => {
    const { heading, explanation } = applyStatusCopy('unavailable', facts('ug'));

    expect(heading).toBe('Unavailable');
    expect(explanation).toBe(
      'Your applications are temporarily unavailable, please check the service status page.',
    );
  });

  it('[APP-9] the status-unknown tile refers the applicant to the application system', () => {
    expect(applyStatusCopy('statusUnknown', facts('uc')).explanation).toBe(
      "Your current application status couldn't be determined, visit the application system for more information.",
    );
  });

  const inClearing = ['clearingUnplaced', 'clearingAddChoice', 'clearingUnknown'] as const;

  it.each([...inClearing, 'clearingWaiting'] as const)(
    '[APP-99] the text of %s states that the choice is confirmed by 21 October at the latest',
    (status) => {
      for (const scheme of schemes) {
        expect(fullText(applyStatusCopy(status, facts(scheme)))).toMatch(
          /confirm(s|ed) .*by 21 October at the latest/,
        );
      }
    },
  );

  it.each(inClearing)(
    '[APP-100] the text of %s states that applications after 30 June 2025 go into Clearing',
    (status) => {
      for (const scheme of schemes) {
        expect(applyStatusCopy(status, facts(scheme)).explanation).toMatch(
          /applications after 30 June 2025 go into (Clearing|it)/i,
        );
      }
    },
  );
});

describe('who acts next', () => {
  it.each<[ApplyActor, ApplyScheme, string, considering?: number]>([
    ['you', 'ug', 'Your turn'],
    ['adviser', 'ug', 'With your adviser'],
    ['university', 'ug', 'With the university'],
    ['university', 'uc', 'With the conservatoire'],
    ['university', 'ug', 'With your universities', 5],
    ['university', 'uc', 'With your conservatoires', 2],
    ['you', 'ug', 'Your turn', 5],
    ['examBoards', 'ug', 'With the exam boards'],
    ['ucas', 'uc', 'With UCAS'],
    ['nobody', 'ug', 'Nothing to do'],
    ['unknown', 'ug', 'Next step not known'],
  ])('the label for the actor %s (%s) is: %s', (actor, scheme, label, considering) => {
    expect(applyActorCopy(actor, scheme, considering)).toBe(label);
  });
});
