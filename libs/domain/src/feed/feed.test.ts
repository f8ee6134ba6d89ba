import { describe, expect, it } from 'vitest';
import { studyLevels, tileStatuses } from '../apply-status/types.ts';
import { datesOfCycles } from '../fixtures.ts';
import { failingCases } from '../testing/failing-cases.ts';
import { feedCards, type FeedSituation, nextSteps } from './feed.ts';
import { feedItems } from './items.ts';
import { feedPlan } from './plan.ts';
import { seasonsOver } from './season.ts';
import { feedStatuses } from './statuses.ts';

const allOn = { questions: true, guides: true, articles: true };
const noneOn = { questions: false, guides: false, articles: false };

const situation = (
  statuses: Partial<FeedSituation['statuses']>,
  more: Partial<FeedSituation> = {},
): FeedSituation => {
  const all = { ug: 'notStarted', uc: 'notStarted', ...statuses } as const;
  return {
    statuses: all,
    shown: all,
    ugMode: 'default',
    studyLevel: 'Undergraduate',
    unconditional: [],
    isReplyOver: false,
    closed: { ug: [], uc: [] },
    seasonsOver: [],
    kinds: allOn,
    ...more,
  };
};

it.each([
  ['ug', 'Undergraduate', ['finance', 'room', 'live', 'hear_faq']],
  ['ug', 'Postgraduate', ['room', 'live', 'hear_faq']],
  ['uc', 'Undergraduate', ['room', 'uc_practise_faq', 'money']],
] as const)(
  '[FED-7] an applicant with an unconditional firm choice (%s, %s) has no steps about results or conditions',
  (scheme, studyLevel, ids) => {
    const who = situation({ [scheme]: 'awaitingConfirm' }, { studyLevel, unconditional: [scheme] });
    expect(nextSteps(who).map(({ id }) => id)).toEqual(ids);
    const other = situation({ [scheme]: 'sent' }, { studyLevel, unconditional: [scheme] });
    expect(nextSteps(other)).toEqual(nextSteps({ ...other, unconditional: [] }));
  },
);

it('[EXT-31] no step asks for a reply once the last reply date has passed', () => {
  const ids = (more: Partial<FeedSituation>) =>
    nextSteps(situation({ ug: 'decisionsReceived', uc: 'decisionsReceived' }, more)).map(
      ({ id }) => id,
    );
  expect(ids({})).toContain('reply');
  const late = ids({ isReplyOver: true });
  expect(late[0]).toBe('open');
  expect(late).not.toContain('reply');
  // Conservatoires have no common last reply date.
  expect(late).toContain('uc_reply');
  const waiting = situation({ ug: 'sent' });
  expect(nextSteps({ ...waiting, isReplyOver: true })).toEqual(nextSteps(waiting));
});

it.each(['clearingUnknown', 'unavailable'] as const)(
  '[FED-11] the status %s has the steps of the status start, except those for an unsent application',
  (status) => {
    const ids = nextSteps(situation({ ug: status })).map(({ id }) => id);
    const [first] = ids.filter((id) => id !== 'unavailable_faq');
    expect(first).toBe('open');
    expect(ids).toEqual(expect.arrayContaining(['open_days', 'money']));
    for (const id of ['start', 'statement', 'choices_faq', 'deadline_faq']) {
      expect(ids).not.toContain(id);
    }
  },
);

describe('all statuses of both schemes at both levels', () => {
  const situations = (['ug', 'uc'] as const).flatMap((scheme) =>
    tileStatuses.flatMap((status) =>
      studyLevels.map((level) => ({
        name: `${scheme} ${status}, ${level}`,
        level,
        who: situation({ [scheme]: status }, { studyLevel: level }),
      })),
    ),
  );
  type Situation = (typeof situations)[number];
  const failingSituations = (property: (one: Situation) => void) =>
    failingCases(situations, ({ name }) => name, property);

  it('the feed has at least three next steps, each once', () => {
    const failing = failingSituations(({ level, who }) => {
      const steps = nextSteps(who);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      for (const { only = level } of steps) expect(only).toBe(level);
    });
    expect(failing).toEqual([]);
  });

  it('the feed still has steps after Extra, or every way to apply, has closed', () => {
    const failing = failingSituations(({ who }) => {
      for (const ways of [['extra'], ['application', 'extra', 'clearing']] as const) {
        const steps = nextSteps({ ...who, closed: { ug: ways, uc: ways } });
        expect(steps.length).toBeGreaterThanOrEqual(3);
        expect(steps.filter(({ inExtra }) => inExtra)).toEqual([]);
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-22] the steps that need an action remain when all kinds are switched off', () => {
    const failing = failingSituations(({ who }) => {
      const toDo = nextSteps(who).filter(({ type }) => type === 'cta');
      const left = nextSteps({ ...who, kinds: noneOn });
      expect(left.length).toBeGreaterThanOrEqual(1);
      expect(left).toEqual(expect.arrayContaining(toDo));
      expect(left.filter(({ type }) => type === 'howto' || type === 'article')).toEqual([]);
    });
    expect(failing).toEqual([]);
  });
});

it.each(['ug', 'uc'] as const)(
  'the plan for %s has items for every status, each once',
  (scheme) => {
    const failing = failingCases(
      Object.entries(feedPlan[scheme]),
      ([status]) => status,
      ([, ids]) => {
        expect(ids.filter((id) => !Object.hasOwn(feedItems, id))).toEqual([]);
        expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      },
    );
    expect(failing).toEqual([]);
  },
);

it('every item appears with at least one status', () => {
  const said: string[] = [...Object.values(feedPlan.ug), ...Object.values(feedPlan.uc)].flat();
  expect(Object.keys(feedItems).filter((id) => !said.includes(id))).toEqual([]);
});

it('[FED-3] a step has the scheme and the status that it belongs to', () => {
  expect(nextSteps(situation({ uc: 'updating' }))[0]).toMatchObject({
    id: 'updates',
    scheme: 'uc',
    status: 'embargo',
  });
});

it('items of two schemes alternate, and an item of both schemes appears once', () => {
  const ids = nextSteps(situation({ ug: 'sentProcessing', uc: 'sentProcessing' })).map(
    ({ id, scheme }) => `${scheme} ${id}`,
  );
  expect(ids.slice(0, 4)).toEqual(['ug sent', 'ug hear_faq', 'ug change_faq', 'uc uc_perform']);
});

it('[FED-15] when an application is unavailable, the first item asks why, and it appears only once', () => {
  for (const statuses of [
    { ug: 'unavailable' },
    { ug: 'unavailable', uc: 'unavailable' },
    { ug: 'sent', uc: 'unavailable' },
  ] as const) {
    const ids = nextSteps(situation(statuses)).map(({ id }) => id);
    expect(ids[0]).toBe('unavailable_faq');
    expect(ids.filter((id) => id === 'unavailable_faq')).toHaveLength(1);
  }
  expect(nextSteps(situation({ ug: 'sent' })).map(({ id }) => id)).not.toContain('unavailable_faq');
});

it('[FED-15] after a failure, the feed shows the FAQ card about the failure and the steps of the last known status', () => {
  const shown = { ug: 'unavailable', uc: 'notStarted' } as const;
  const statuses = feedStatuses(shown, ['ug'], { ug: 'decisionsReceived', uc: null });
  const ids = nextSteps(situation(statuses, { shown })).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['unavailable_faq', 'reply']);
});

describe('[EXT-22] switched-off kinds of steps', () => {
  const typesOf = (who: FeedSituation) => [...new Set(nextSteps(who).map(({ type }) => type))];

  it.each([
    ['questions', 'faq'],
    ['guides', 'howto'],
    ['articles', 'article'],
  ] as const)('switching off %s does not affect the other kinds', (kind, type) => {
    const who = situation({ ug: 'start' });
    const others = typesOf(who).filter((other) => other !== type);
    expect(typesOf({ ...who, kinds: { ...allOn, [kind]: false } })).toEqual(others);
  });

  it('[FED-15] switching off questions does not hide the question about why an application is unavailable', () => {
    const ids = nextSteps(situation({ ug: 'unavailable' }, { kinds: noneOn })).map(({ id }) => id);
    expect(ids).toEqual(['unavailable_faq', 'open']);
  });
});

describe('cards', () => {
  it('[FED-4] questions and guides share cards in pairs, at the position of the first of the two', () => {
    const cards = feedCards(situation({ ug: 'sent' }));
    expect(
      cards.map((card) =>
        card.type === 'single' ? card.step.id : card.steps.map(({ id }) => id).join(' + '),
      ),
    ).toEqual(['sent', 'interview + applicant_days', 'when_faq + change_faq', 'live']);
  });

  it('[FED-4] when the number of items is odd, the last item has its own card', () => {
    const cards = feedCards(situation({ ug: 'applicationReturned' }));
    expect(cards.map(({ type }) => type)).toEqual(['single', 'cards', 'single']);
    const odd = feedCards(situation({ ug: 'UCCF' }));
    expect(odd.at(-1)).toMatchObject({ type: 'single', step: { type: 'faq' } });
  });
});

describe('the seasons of the feed', () => {
  it.each([
    ['2026-06-30T16:59:59Z', []],
    ['2026-06-30T17:00:00Z', ['choices']],
    ['2026-08-13T06:59:59Z', ['choices']],
    ['2026-08-13T07:00:00Z', ['choices', 'results']],
  ])('[EXT-31] at %s, the finished seasons for entry in 2026 are %j', (at, over) => {
    expect(seasonsOver(datesOfCycles, 2026, new Date(at))).toEqual(over);
    expect(seasonsOver([], 2026, new Date(at))).toEqual([]);
  });

  const stepsAt = (ug: 'start' | 'awaitingConfirm', at: string) =>
    nextSteps(
      situation({ ug }, { seasonsOver: seasonsOver(datesOfCycles, 2026, new Date(at)) }),
    ).map(({ id }) => id);

  it('[EXT-31] no step is about results day once it has passed', () => {
    const about = ['results', 'plan_both'];
    expect(stepsAt('awaitingConfirm', '2026-08-12')).toEqual(expect.arrayContaining(about));
    const after = stepsAt('awaitingConfirm', '2026-08-14');
    expect(after.filter((id) => about.includes(id))).toEqual([]);
    expect(after).toContain('conditions');
  });

  it('[EXT-31] no step is about choices or their deadlines once applications have no choices', () => {
    const about = ['choices_faq', 'deadline_faq'];
    expect(stepsAt('start', '2026-06-30')).toEqual(expect.arrayContaining(about));
    expect(stepsAt('start', '2026-08-14').filter((id) => about.includes(id))).toEqual([]);
  });
});
