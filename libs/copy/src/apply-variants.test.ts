import { describe, expect, it } from 'vitest';
import { facts, factsWith, repliedCopy, repliedTiles, fullText } from './apply-samples.fixture.ts';
import { type ApplyConfirmation, type ApplyFacts, applyStatusCopy } from './apply-status.ts';

describe('the text for an applicant who has replied', () => {
  it.each<[ApplyConfirmation['kind'], string, string]>([
    ['conditional', "You've replied", 'Your firm choice is University of Warwick.'],
    ['unconditional', "You've replied", 'Your firm choice is University of Warwick.'],
    [
      'delayed',
      "You've replied",
      'Your firm choice is University of Warwick. Its decision is delayed.',
    ],
    ['asked', 'Your university needs something', 'Send the certificate.'],
    [
      'reasons',
      'Your decision is taking a little longer',
      "University of Warwick has told us what it's waiting for.",
    ],
  ])(
    '[APP-32][APP-33] the lead for the kind %s names the university or the action',
    (kind, heading, lead) => {
      for (const status of ['awaitingConfirm', 'awaitingConfirmReasons'] as const) {
        expect(repliedCopy({ kind }, {}, status)).toMatchObject({ heading, lead });
      }
    },
  );

  it('[APP-32] the text mentions a delay or reasons only if the response contains them', () => {
    const delay = /delay|longer|reasons|waiting for\b(?! confirmation)/i;
    for (const kind of ['conditional', 'unconditional', 'insurance'] as const) {
      expect(fullText(repliedCopy({ kind, reasons: [], action: '' }))).not.toMatch(delay);
    }
    expect(fullText(applyStatusCopy('awaitingConfirmReasons', facts('ug')))).not.toMatch(delay);
  });

  it('[APP-33] the text for an unconditional offer does not mention conditions or results', () => {
    for (const { status, copy } of repliedTiles.filter((tile) =>
      tile.status.startsWith('unconditional'),
    )) {
      expect(fullText(copy), status).not.toMatch(/\bif\b.*offer|conditions|results|exam/i);
    }
  });

  it('[APP-83] the text states the reasons for the wait and the action that the university needs', () => {
    const requested = repliedCopy({ kind: 'asked' });
    expect(requested.explanation).toBe(
      'Your decision is taking a little longer, but you still hold this choice. A grade is missing. A form is missing.',
    );
    expect(fullText(requested).match(/Send the certificate/g)).toHaveLength(1);
    expect(repliedCopy({ kind: 'asked', university: '' }).lead).toBe('Send the certificate.');
    expect(repliedCopy({ kind: 'asked', reasons: [] }).explanation).toBe(
      'Your decision is taking a little longer, but you still hold this choice.',
    );
    expect(fullText(repliedCopy({ kind: 'reasons', action: '' }))).toContain(
      "You don't need to do anything",
    );
  });

  it('an insurance choice is mentioned only to an applicant who has one', () => {
    const text = (insurance: string | null) =>
      fullText(repliedCopy({ kind: 'conditional', insurance }));
    expect(text('University of Kent')).toMatch(/back-up\) decides: University of Kent/);
    expect(text('University of Kent')).not.toContain('Clearing');
    expect(text(null)).toContain('Clearing');
    expect(text(null)).not.toContain('insurance');
    const closed = repliedCopy({ kind: 'conditional', insurance: null }, { closed: ['clearing'] });
    expect(fullText(closed)).not.toContain('Clearing');
  });

  it('the text names no university if the name is unknown', () => {
    const unnamed = repliedCopy({ kind: 'conditional', university: '' });
    expect(unnamed.lead).toBe('');
    expect(unnamed.nextSteps[0]).toBe('Send the university anything else it asks for.');
  });

  it('the progress label counts the replies only when the progress bar counts them', () => {
    expect(repliedCopy({ kind: 'asked' }, {}, 'awaitingConfirm').progressLabel).toBe(
      '4 of 5 choices replied to',
    );
    expect(repliedCopy({ kind: 'asked' }).progressLabel).toBe('Waiting for a delayed decision');
    expect(repliedCopy({ kind: 'conditional' }).progressLabel).toBe('All your offers are answered');
  });
});

describe('the text for an applicant whose choices are being considered', () => {
  const waiting = (counts: Partial<ApplyFacts['counts']>) =>
    applyStatusCopy('waitingForDecisions', factsWith(counts));

  it('[EXT-31] replies to offers are mentioned only when there is an offer', () => {
    expect(fullText(waiting({ offers: 1 }))).toMatch(/reply to an offer yet.*offers to keep/s);
    const none = waiting({ offers: 0 });
    expect(none.explanation).toBe('The others are still considering you.');
    expect(none.nextSteps).toHaveLength(3);
    expect(fullText(none)).toContain('If one of them makes you an offer');
    expect(fullText(none)).not.toMatch(/reply to an offer yet|offers to keep/);
  });

  it.each<[offers: number, considering: string[], explanation: string]>([
    [
      1,
      ['Trinity Laban'],
      "Still considering you: Trinity Laban. You don't need to reply to an offer yet.",
    ],
    [1, [], "You don't need to reply to an offer yet."],
    [0, ['York', ''], 'Still considering you: York, the university.'],
    [0, [], "You don't need to do anything else yet."],
  ])(
    '[EXT-29] after an invitation, with %s offers and %j still considering, the text is: %s',
    (offers, considering, explanation) => {
      const facts = factsWith({ offers, invited: 2 }, { considering });
      expect(applyStatusCopy('waitingForDecisions', facts).explanation).toBe(explanation);
    },
  );

  it('[AMB-102] the figure and the heading count the same choices', () => {
    const counts = { choices: 5, referred: 4, decided: 1 };
    expect(waiting(counts)).toMatchObject({
      heading: '1 of your 5 choices has replied',
      count: '1 of 5',
      progressLabel: '4 of 5 choices still with universities',
    });
    expect(waiting({ ...counts, decided: 0 }).heading).toBe(
      'Some of your choices are still deciding',
    );
  });

  it.each([
    [0, '4 of 5 choices replied to, none left'],
    [1, '4 of 5 choices replied to'],
    [null, '4 of 5 choices replied to'],
  ])(
    '[APP-54] the progress label of an applicant with %s unanswered offers is: %s',
    (offers, words) => {
      expect(applyStatusCopy('awaitingConfirm', factsWith({ offers })).progressLabel).toBe(words);
    },
  );

  it('[APP-54] the progress label of an applicant in Extra does not mention replies', () => {
    for (const scheme of ['ug', 'uc'] as const) {
      const { progressLabel } = applyStatusCopy('extraWaiting', factsWith({}, { scheme }));
      expect(progressLabel).toMatch(/^Waiting for/);
    }
  });

  it.each(['sent', 'waitingForDecisions'] as const)(
    '[EXT-12] the text of %s asks for a reply only when a university has invited the applicant',
    (status) => {
      const leadOf = (invited: number) => applyStatusCopy(status, factsWith({ invited })).lead;
      expect(leadOf(1)).toBe('1 of your choices has invited you: answer it in your application.');
      expect(leadOf(2)).toContain('2 of your choices have invited you');
      expect(leadOf(0)).toBe('');
    },
  );
});

describe('the text for an applicant with all decisions', () => {
  const decided = (offers: number | null, more: Partial<ApplyFacts> = {}) =>
    fullText(applyStatusCopy('decisionsReceived', factsWith({ offers }, more)));

  it('[EXT-31] the text does not ask for a reply once the last date has passed', () => {
    for (const offers of [1, 2, null]) {
      const late = decided(offers, { isReplyOver: true });
      expect(late).toContain('The last date to reply has passed');
      expect(late).toMatch(/UCAS declines.*Call the university.*Clearing/s);
      expect(late).not.toMatch(/Now you choose|Reply to every offer|Compare/);
    }
    expect(decided(2, { isReplyOver: true, closed: ['clearing'] })).not.toContain('Clearing');
  });

  it('[EXT-31] the text does not compare offers when there is only one offer', () => {
    expect(decided(1)).toContain('You have one offer.');
    expect(decided(1)).not.toMatch(/compare|insurance/i);
    for (const offers of [2, null]) expect(decided(offers)).toMatch(/Compare.*insurance/s);
  });

  it('[EXT-31] the text for postgraduate courses does not mention firm and insurance choices', () => {
    for (const offers of [1, 2]) {
      expect(decided(offers, { isPostgraduate: true })).not.toMatch(/firm|insurance/);
    }
  });
});

describe('content for undergraduate courses', () => {
  it.each([
    ...(['decisionsReceived', 'awaitingConfirm', 'extraNotOpen', 'unplaced'] as const),
    ...(['placedFirm', 'embargo'] as const),
  ])(
    '[EXT-31] for postgraduate courses, no step of the status %s is about undergraduate choices',
    (status) => {
      const copy = applyStatusCopy(status, { ...facts('ug'), isPostgraduate: true });
      expect(copy.nextSteps.length).toBeGreaterThanOrEqual(2);
      expect(fullText(copy)).not.toMatch(/\b(Extra|Clearing|insurance|firm choice|all five)\b/);
    },
  );
});

it.each(['clearingUnplaced', 'clearingAddChoice', 'awaitingConfirm'] as const)(
  '[EXT-31] the text of %s does not mention results day once the results are out',
  (status) => {
    const said = (areResultsOut: boolean) =>
      fullText(applyStatusCopy(status, { ...facts('ug'), areResultsOut }));
    expect(said(false)).toMatch(/results days?/);
    expect(said(true)).not.toMatch(/results days?/);
  },
);
