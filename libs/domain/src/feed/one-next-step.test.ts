import { describe, expect, it } from 'vitest';
import { nextActor } from '../apply-status/actor.ts';
import { journeyOf } from '../apply-status/journey.ts';
import { isSent } from '../apply-status/sent.ts';
import {
  type Scheme,
  schemes,
  studyLevels,
  type TileStatus,
  tileStatuses,
} from '../apply-status/types.ts';
import { nextDeadline } from '../deadlines/next-deadline.ts';
import { datesAhead } from '../faces/dates.ts';
import { faceOf } from '../faces/face.ts';
import { hasUseAt, toolsFirst } from '../faces/tools.ts';
import { datesOfCycles, keyDatesOfCycles } from '../fixtures.ts';
import { stockNotifications } from '../notifications/stock.ts';
import type { WayToApply } from '../phases/closed-ways.ts';
import { cyclePhases } from '../phases/cycle-phase.ts';
import { phaseMessage, type PhaseMessage } from '../phases/phase-message.ts';
import { statusInYear } from '../phases/year-status.ts';
import { failingCases } from '../testing/failing-cases.ts';
import { todoConcerns } from '../todo/concerns.ts';
import { type TodoId, todoIds } from '../todo/items.ts';
import { nextSteps } from './feed.ts';
import type { FeedItemId } from './items.ts';

const modes = ['default', 'clearing'] as const;

/** What has closed in a year at a time. */
const times = {
  'an open year': [],
  'a year after Extra': ['extra'],
  'a closed year': ['application', 'extra', 'clearing'],
} as const satisfies Record<string, readonly WayToApply[]>;
type Time = keyof typeof times;

type At = readonly [
  scheme: Scheme,
  status: TileStatus,
  level: (typeof studyLevels)[number],
  mode: (typeof modes)[number],
  time: Time,
];

const reader = { isUnconditional: false };

/** The status as the year has it. */
const inYear = ([, status, , , time]: At) => statusInYear(status, times[time]);
const isOver = (at: At) => inYear(at) === 'over';

/** What the feed says to somebody with one application, most useful first. */
function stepsAt([scheme, status, studyLevel, ugMode, time]: At, isOn = true) {
  const statuses = { ug: 'notStarted', uc: 'notStarted', [scheme]: status } as const;
  const kinds = { questions: isOn, guides: isOn, articles: isOn };
  return nextSteps({
    statuses,
    shown: statuses,
    ugMode,
    studyLevel,
    unconditional: [],
    isReplyOver: false,
    closed: { ug: times[time], uc: times[time] },
    seasonsOver: [],
    kinds,
  });
}

const concernsAt = (at: At) => todoConcerns({ ug: null, uc: null, [at[0]]: inYear(at) });

const casesOf = (statuses: readonly TileStatus[]): readonly At[] =>
  schemes.flatMap((scheme) =>
    statuses.flatMap((status) =>
      studyLevels.flatMap((level) =>
        modes
          .filter((mode) => scheme === 'ug' || mode === 'default')
          .flatMap((mode) =>
            // While Clearing is switched on, nothing has closed to an undergraduate.
            (Object.keys(times) as Time[])
              .filter((time) => mode === 'default' || time !== 'a closed year')
              .map((time): At => [scheme, status, level, mode, time]),
          ),
      ),
    ),
  );

const all = casesOf(tileStatuses);

/** Of the status itself: not known is not begun, and conservatoires give way to Clearing. */
const told = tileStatuses.filter(
  (status) => isSent(status) !== null && !['notStarted', 'clearingUnknown'].includes(status),
);
const cases = casesOf(told);
const sent = cases.filter(([, status]) => isSent(status));

/** Where the journey says that an application is. */
const stageNow = (at: At) =>
  isOver(at)
    ? 'ended'
    : (journeyOf(at[1]).find(({ stage, state }) => state === 'now' || stage === 'ended')?.stage ??
      'placed');

/** The stages of which the dates of an application are ahead of somebody. */
const stagesLeft = (at: At) => {
  const names = { ug: 'undergraduate', uc: 'conservatoires' };
  const own = keyDatesOfCycles
    .filter(({ cycle }) => cycle?.entryYear === 2026)
    .map((date) => ({ ...date, schemes: [names[at[0]]] }));
  return [
    ...new Set(datesAhead(own, { [at[0]]: inYear(at) }).flatMap(({ cycle }) => cycle?.stage ?? [])),
  ];
};

/** For whom nothing is left to do for the year. */
const over = all.filter(isOver);

/** How a choice is added, or another application begun. */
const adding: readonly FeedItemId[] = [
  ...(['add_choice', 'extra', 'extra_faq', 'clearing', 'clearing_add', 'first_words'] as const),
  ...(['several_faq', 'still_room', 'uc_add', 'uc_uni_faq', 'another', 'dates'] as const),
];

/** How an application is begun, written and sent. */
const writing: readonly FeedItemId[] = [
  ...(['start', 'one_section', 'send', 'resend', 'statement', 'read_aloud'] as const),
  ...(['uc_start', 'uc_finish', 'uc_send'] as const),
];

/** The steps of the to-do list that items of the feed speak of. */
const sameAsTodo: Readonly<Partial<Record<FeedItemId, TodoId>>> = {
  shortlist: 'courses',
  still_room: 'courses',
  add_choice: 'courses',
  extra: 'courses',
  clearing: 'courses',
  statement: 'personalStatement',
  read_aloud: 'personalStatement',
  open_days: 'openDays',
  applicant_days: 'openDays',
  tariff: 'qualifications',
  support: 'studySupport',
  compare: 'compareAndShortlist',
  options: 'options',
};

/** The messages about the cycle that tell somebody to send an application. */
const sendingMessages: readonly PhaseMessage[] = [
  ...(['preparing', 'early', 'main', 'afterMain', 'stillOpen', 'late'] as const),
];

/** An adviser has it, and has to send it on by the same day. */
const isWithAdviser = ([, status]: At) => status === 'awaitingApproval';

/** The first of every month of two cycles. */
const months = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2026, 8 + month, 1, 12)));

const deadlineAt = ([scheme, status]: At, now: Date) =>
  nextDeadline(datesOfCycles, now, 2027, [scheme], status);

/** The stock notifications for an applicant who has done nothing that the hub could know of. */
function tipsAt(at: At, deadline: ReturnType<typeof deadlineAt>, favouriteCourses = 3) {
  const concerning = concernsAt(at);
  return stockNotifications({
    favouriteCourses,
    statementBegun: false,
    concerning,
    unfinishedTodos: concerning.size,
    deadline,
    studyYear: 2027,
  }).map(({ kind }) => kind);
}

const failingSituations = (situations: readonly At[], property: (at: At) => void) =>
  failingCases(situations, (at) => at.join(', '), property);

describe('one next step', () => {
  it('[EXT-31] the tile and the feed agree who acts', () => {
    const failing = failingSituations(cases, (at) => {
      const [scheme, status] = at;
      const [first] = stepsAt(at);
      // The tile says that all has closed, and that nobody acts.
      if (isOver(at)) {
        expect(first?.id).toBe('later_year');
        return;
      }
      const isYours = nextActor(status, scheme, []) === 'you';
      if (isYours) expect(first?.type).toBe('cta');
      else expect(first?.colour).not.toBe('turn');
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] only applicants who can send an application are asked to send one', () => {
    const failing = failingSituations(cases, (at) => {
      const asked = stepsAt(at).filter(({ id }) => writing.includes(id));
      if (isSent(at[1]) || isOver(at)) expect(asked).toEqual([]);
      else if (at[1] !== 'startNewApplication') expect(asked[0]?.id).toBe(stepsAt(at)[0]?.id);
    });
    expect(failing).toEqual([]);
  });

  it('the first step leads to no tool, so every page can name it', () => {
    const failing = failingSituations(all, (at) => {
      for (const isOn of [true, false]) {
        expect(['page', 'application']).toContain(stepsAt(at, isOn)[0]?.link.to);
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the to-do list has every step that the feed names', () => {
    const failing = failingSituations(all, (at) => {
      const named = stepsAt(at).flatMap(({ id }) => sameAsTodo[id] ?? []);
      const concerning = concernsAt(at);
      expect(named.filter((id) => !concerning.has(id))).toEqual([]);
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the to-do list asks for nothing that is sent', () => {
    const failing = failingSituations(sent, (at) => {
      const [scheme, status] = at;
      const concerning = concernsAt(at);
      expect(concerning.has('personalStatement')).toBe(false);
      // Whoever has nothing to find is not sent to look for courses.
      const isYours = nextActor(status, scheme, []) === 'you';
      const place = journeyOf(status).find(({ state }) => state === 'now' || state === 'ended');
      const isEnded = place?.stage === 'ended' || isOver(at);
      const isLooking = isEnded || (place?.stage === 'another' && isYours);
      expect(concerning.has('courses')).toBe(isLooking);
      const tips = tipsAt(at, deadlineAt(at, new Date('2026-11-20T12:00:00Z')), 0);
      expect(tips.includes('no-favourites')).toBe(isLooking);
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] once an application is sent, no tip and no deadline is about sending', () => {
    const failing = failingSituations(sent, (at) => {
      for (const now of months) {
        const upcoming = deadlineAt(at, now);
        expect(tipsAt(at, upcoming)).not.toContain('statement');
        if (!isWithAdviser(at)) expect(upcoming?.deadline.stage).not.toBe('apply');
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] once an application is sent, no phase of the cycle asks to send it', () => {
    const failing = failingSituations(sent, (at) => {
      const [, status, , mode] = at;
      const messages = cyclePhases.map((phase) =>
        phaseMessage(phase, { ...reader, status, isClearing: mode === 'clearing' }),
      );
      if (!isWithAdviser(at)) {
        const sending = messages.filter((message) => message && sendingMessages.includes(message));
        expect(sending).toEqual([]);
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] once the year is over, no region has anything left to do for it', () => {
    const failing = failingSituations(over, (at) => {
      const [, status, , mode] = at;
      expect(stepsAt(at).filter(({ id }) => adding.includes(id))).toEqual([]);
      expect(concernsAt(at).has('personalStatement')).toBe(false);
      // Whoever looks at a later year finds courses there.
      expect(concernsAt(at).has('courses')).toBe(true);
      const ahead = journeyOf(status, { isOver: true }).map(({ state }) => state);
      expect(ahead.filter((state) => !['done', 'ended'].includes(state))).toEqual([]);
      const message = phaseMessage('over', { ...reader, status, isClearing: mode === 'clearing' });
      expect(['over', null]).toContain(message);
      const deadline = deadlineAt(at, new Date('2027-11-20T12:00:00Z'));
      expect(deadline).toBeNull();
      expect(tipsAt(at, deadline)).toEqual(['todo']);
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] no tool that is first contradicts the other regions', () => {
    const failing = failingSituations(cases, (at) => {
      const [scheme, status] = at;
      const face = faceOf({ [scheme]: inYear(at) });
      const first = toolsFirst(face, []);
      const stage = stageNow(at);
      const isYours = !isOver(at) && nextActor(status, scheme, []) === 'you';
      // A search comes first for whoever has a course to find.
      if (first.includes('GlobalCourseSearch')) {
        expect(concernsAt(at).has('courses')).toBe(true);
      }
      // The tool of decisions is for whoever waits for one, or has one to reply to.
      if (first.includes('Decision')) expect(['placed', 'ended', 'apply']).not.toContain(stage);
      if (stage === 'placed' || stage === 'ended') expect(hasUseAt(face, 'Decision')).toBe(false);
      // Open days help only while the to-do list says so.
      if (first.includes('Events')) expect(concernsAt(at).has('openDays')).toBe(true);
      // Dates come first only where one of them may be ahead, and none is for what the journey has done.
      const left = stagesLeft(at);
      if (first.includes('Timeline')) expect(left).not.toEqual([]);
      if (isSent(status) && !isWithAdviser(at)) expect(left).not.toContain('apply');
      if (isOver(at)) expect([left, hasUseAt(face, 'Timeline')]).toEqual([[], false]);
      // Who is to reply sees decisions before anything else.
      if (stage === 'reply' && isYours) expect(first[0]).toBe('Decision');
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the journey is at the stage of the feed and the tools', () => {
    const failing = failingSituations(cases, (at) => {
      const stage = stageNow(at);
      const [step] = stepsAt(at);
      const face = faceOf({ [at[0]]: inYear(at) });
      expect(step?.icon === 'celebrate' && step.colour === 'success' && stage === 'placed').toBe(
        face === 'placed',
      );
      expect(stage === 'ended').toBe(face === 'ended');
      if (stage === 'apply' && !isWithAdviser(at)) {
        expect(['beginning', 'choosing']).toContain(face);
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] a closed year ends the way of whoever has not sent, has withdrawn, or looks for a place', () => {
    const ended = tileStatuses.filter(
      (status) => statusInYear(status, times['a closed year']) === 'over',
    );
    expect(ended).toEqual([
      ...['start', 'startNewApplication', 'awaitingApproval', 'applicationReturned'],
      ...['inProgress', 'ready', 'extraNotOpen', 'extraUnplaced', 'unplaced'],
      ...['clearingUnplaced', 'clearingAddChoice', 'withdrawn'],
    ]);
    // A way that is open is no end.
    for (const status of tileStatuses) {
      expect(statusInYear(status, ['extra']), status).not.toBe('over');
    }
    expect(statusInYear('unplaced', ['application'])).toBe('unplaced');
    expect(statusInYear('ready', ['clearing'])).toBe('ready');
  });

  it('[EXT-31] of two applications: each rules out only what both are past', () => {
    const openDays = todoConcerns({ ug: 'placed', uc: 'waitingForDecisions' });
    expect([...openDays]).toEqual(['openDays', 'compareAndShortlist', 'studySupport']);
    // The statement of the hub is that of the undergraduate application.
    expect(todoConcerns({ ug: 'sent', uc: 'inProgress' }).has('personalStatement')).toBe(false);
    expect(todoConcerns({ ug: 'inProgress', uc: 'sent' }).has('personalStatement')).toBe(true);
    expect(todoConcerns({ ug: null, uc: 'sent' }).has('personalStatement')).toBe(false);
  });

  it.each(['default', 'unavailable', 'updating', 'embargo', 'statusUnknown'] as const)(
    '[EXT-31] at %s, which tells nothing, nothing of the to-do list is ruled out',
    (status) => {
      expect([...todoConcerns({ ug: status, uc: null })]).toEqual(todoIds);
      expect([...todoConcerns({ ug: null, uc: null })]).toEqual(todoIds);
    },
  );
});
