import { describe, expect, it } from 'vitest';
import { studyLevels, type StudyLevel, tileStatuses } from '../apply-status/types.ts';
import { feedCards, type FeedSituation, nextSteps } from './feed.ts';
import { feedItems } from './items.ts';
import { feedPlan } from './plan.ts';
import { feedStatuses } from './statuses.ts';

const allOn = { questions: true, guides: true, articles: true };

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
    closed: { ug: [], uc: [] },
    kinds: allOn,
    ...more,
  };
};

describe('every status of both schemes, at both levels', () => {
  const all = (['ug', 'uc'] as const).flatMap((scheme) =>
    tileStatuses.flatMap((status) =>
      studyLevels.map((level): [string, string, StudyLevel, FeedSituation] => [
        scheme,
        status,
        level,
        situation({ [scheme]: status }, { studyLevel: level }),
      ]),
    ),
  );

  it.each(all)('%s %s, %s: three next steps or more, each once', (_scheme, _status, level, who) => {
    const steps = nextSteps(who);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { only = level } of steps) expect(only).toBe(level);
  });

  it.each(all)(
    '%s %s, %s: steps are left once Extra, or all, has closed',
    (_scheme, _status, _level, who) => {
      for (const ways of [['extra'], ['application', 'extra', 'clearing']] as const) {
        const steps = nextSteps({ ...who, closed: { ug: ways, uc: ways } });
        expect(steps.length).toBeGreaterThanOrEqual(3);
        expect(steps.filter(({ inExtra }) => inExtra)).toEqual([]);
      }
    },
  );
});

describe.each([
  ['ug', Object.entries(feedPlan.ug)],
  ['uc', Object.entries(feedPlan.uc)],
])('for %s', (_scheme, plan) => {
  it.each(plan)('at %s only items are said, each once', (_status, ids) => {
    expect(ids.filter((id) => !Object.hasOwn(feedItems, id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('every item is said at some status', () => {
  const said: string[] = [...Object.values(feedPlan.ug), ...Object.values(feedPlan.uc)].flat();
  expect(Object.keys(feedItems).filter((id) => !said.includes(id))).toEqual([]);
});

it('[FED-3] a step says for which scheme and at which status it stands', () => {
  expect(nextSteps(situation({ uc: 'updating' }))[0]).toMatchObject({
    id: 'updates',
    scheme: 'uc',
    status: 'embargo',
  });
});

it('two schemes take turns, and what both say is said once', () => {
  const ids = nextSteps(situation({ ug: 'sentProcessing', uc: 'sentProcessing' })).map(
    ({ id, scheme }) => `${scheme} ${id}`,
  );
  expect(ids.slice(0, 4)).toEqual(['ug sent', 'ug hear_faq', 'ug change_faq', 'uc uc_perform']);
});

it('[FED-15] an application that cannot be reached comes with the question why, first and once', () => {
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

it('[FED-15] a failure shows the question, with the steps of what was known before it', () => {
  const shown = { ug: 'unavailable', uc: 'notStarted' } as const;
  const statuses = feedStatuses(shown, ['ug'], { ug: 'decisionsReceived', uc: null });
  const ids = nextSteps(situation(statuses, { shown })).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['unavailable_faq', 'reply']);
});

describe('[EXT-22] kinds of steps that are switched off', () => {
  const typesOf = (who: FeedSituation) => [...new Set(nextSteps(who).map(({ type }) => type))];

  it.each([
    ['questions', 'faq'],
    ['guides', 'howto'],
    ['articles', 'article'],
  ] as const)('%s leave the rest', (kind, type) => {
    const who = situation({ ug: 'start' });
    const others = typesOf(who).filter((other) => other !== type);
    expect(typesOf({ ...who, kinds: { ...allOn, [kind]: false } })).toEqual(others);
  });

  const noneOn = { questions: false, guides: false, articles: false };
  it.each(tileStatuses)('leave what there is to do at %s: a card at least', (status) => {
    for (const scheme of ['ug', 'uc'] as const) {
      const who = situation({ [scheme]: status });
      const toDo = nextSteps(who).filter(({ type }) => type === 'cta');
      const left = nextSteps({ ...who, kinds: noneOn });
      expect(left.length).toBeGreaterThanOrEqual(1);
      expect(left).toEqual(expect.arrayContaining(toDo));
      expect(left.filter(({ type }) => type === 'howto' || type === 'article')).toEqual([]);
    }
  });

  it('[FED-15] leave the question why an application cannot be reached', () => {
    const ids = nextSteps(situation({ ug: 'unavailable' }, { kinds: noneOn })).map(({ id }) => id);
    expect(ids).toEqual(['unavailable_faq', 'start']);
  });
});

describe('cards', () => {
  it('[FED-4] questions and ways to do something stand two to a card, where the first of them stands', () => {
    const cards = feedCards(situation({ ug: 'sent' }));
    expect(
      cards.map((card) =>
        card.type === 'single' ? card.step.id : card.steps.map(({ id }) => id).join(' + '),
      ),
    ).toEqual(['sent', 'interview + applicant_days', 'when_faq + change_faq', 'live']);
  });

  it('[FED-4] the last of an odd number stands alone', () => {
    const cards = feedCards(situation({ ug: 'applicationReturned' }));
    expect(cards.map(({ type }) => type)).toEqual(['single', 'cards', 'single']);
    const odd = feedCards(situation({ ug: 'UCCF' }));
    expect(odd.at(-1)).toMatchObject({ type: 'single', step: { type: 'faq' } });
  });
});
