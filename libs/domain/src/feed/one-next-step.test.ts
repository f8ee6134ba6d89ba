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

/** The ways that have closed in a year at a time. */
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

/** The status in its year. */
const inYear = ([, status, , , time]: At) => statusInYear(status, times[time]);
const isOver = (at: At) => inYear(at) === 'over';

/** The feed of an applicant with one application, most useful step first. */
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
            // While Clearing is on, nothing has closed for an undergraduate.
            (Object.keys(times) as Time[])
              .filter((time) => mode === 'default' || time !== 'a closed year')
              .map((time): At => [scheme, status, level, mode, time]),
          ),
      ),
    ),
  );

const all = casesOf(tileStatuses);

/**
 * The statuses with their own content: an unknown status is not a start, and Clearing replaces
 * conservatoires.
 */
const told = tileStatuses.filter(
  (status) => isSent(status) !== null && !['notStarted', 'clearingUnknown'].includes(status),
);
const cases = casesOf(told);
const sent = cases.filter(([, status]) => isSent(status));

/** The stage of an application in its journey. */
const stageNow = (at: At) =>
  isOver(at)
    ? 'ended'
    : (journeyOf(at[1]).find(({ stage, state }) => state === 'now' || stage === 'ended')?.stage ??
      'placed');

/** The stages of an application that still have dates ahead. */
const stagesLeft = (at: At) => {
  const names = { ug: 'undergraduate', uc: 'conservatoires' };
  const own = keyDatesOfCycles
    .filter(({ cycle }) => cycle?.entryYear === 2026)
    .map((date) => ({ ...date, schemes: [names[at[0]]] }));
  return [
    ...new Set(datesAhead(own, { [at[0]]: inYear(at) }).flatMap(({ cycle }) => cycle?.stage ?? [])),
  ];
};

/** The cases in which nothing is left to do for the year. */
const over = all.filter(isOver);

/** Steps for adding a choice or starting another application. */
const adding: readonly FeedItemId[] = [
  ...(['add_choice', 'extra', 'extra_faq', 'clearing', 'clearing_add', 'first_words'] as const),
  ...(['several_faq', 'still_room', 'uc_add', 'uc_uni_faq', 'another', 'dates'] as const),
];

/** Steps for starting, writing and sending an application. */
const writing: readonly FeedItemId[] = [
  ...(['start', 'one_section', 'send', 'resend', 'statement', 'read_aloud'] as const),
  ...(['uc_start', 'uc_finish', 'uc_send'] as const),
];

/** Items of the feed that match a step of the to-do list. */
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

/** The messages about the cycle that ask for an application to be sent. */
const sendingMessages: readonly PhaseMessage[] = [
  ...(['preparing', 'early', 'main', 'afterMain', 'stillOpen', 'late'] as const),
];

/** The application is with an adviser, who has to send it by the same day. */
const isWithAdviser = ([, status]: At) => status === 'awaitingApproval';

/** The first of every month of two cycles. */
const months = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2026, 8 + month, 1, 12)));

const deadlineAt = ([scheme, status]: At, now: Date) =>
  nextDeadline(datesOfCycles, now, 2027, [scheme], status);

/** The stock notifications for an applicant without any progress known to the hub. */
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
  it('[EXT-31] the tile and the feed agree who acts next', () => {
    const failing = failingSituations(cases, (at) => {
      const [scheme, status] = at;
      const [first] = stepsAt(at);
      // The tile shows that everything has closed and no action is needed.
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

  it('[EXT-31] only applicants who can send an application are asked to send it', () => {
    const failing = failingSituations(cases, (at) => {
      const asked = stepsAt(at).filter(({ id }) => writing.includes(id));
      if (isSent(at[1]) || isOver(at)) expect(asked).toEqual([]);
      else if (at[1] !== 'startNewApplication') expect(asked[0]?.id).toBe(stepsAt(at)[0]?.id);
    });
    expect(failing).toEqual([]);
  });

  it('the first step does not lead to a tool, so every page can show it', () => {
    const failing = failingSituations(all, (at) => {
      for (const isOn of [true, false]) {
        expect(['page', 'application']).toContain(stepsAt(at, isOn)[0]?.link.to);
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the to-do list has every step that the feed mentions', () => {
    const failing = failingSituations(all, (at) => {
      const named = stepsAt(at).flatMap(({ id }) => sameAsTodo[id] ?? []);
      const concerning = concernsAt(at);
      expect(named.filter((id) => !concerning.has(id))).toEqual([]);
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the to-do list does not ask for anything that was sent', () => {
    const failing = failingSituations(sent, (at) => {
      const [scheme, status] = at;
      const concerning = concernsAt(at);
      expect(concerning.has('personalStatement')).toBe(false);
      // Applicants with nothing to find are not sent to look for courses.
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

  it('[EXT-31] once an application is sent, no tip or deadline is about sending', () => {
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
      // Applicants who look at a later year find courses there.
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

  it('[EXT-31] no tool at the top contradicts the other regions', () => {
    const failing = failingSituations(cases, (at) => {
      const [scheme, status] = at;
      const face = faceOf({ [scheme]: inYear(at) });
      const first = toolsFirst(face, []);
      const stage = stageNow(at);
      const isYours = !isOver(at) && nextActor(status, scheme, []) === 'you';
      // A search comes first for applicants who have a course to find.
      if (first.includes('GlobalCourseSearch')) {
        expect(concernsAt(at).has('courses')).toBe(true);
      }
      // The decisions tool is for applicants who wait for a decision or have to reply to one.
      if (first.includes('Decision')) expect(['placed', 'ended', 'apply']).not.toContain(stage);
      if (stage === 'placed' || stage === 'ended') expect(hasUseAt(face, 'Decision')).toBe(false);
      // Open days come first only while the to-do list includes them.
      if (first.includes('Events')) expect(concernsAt(at).has('openDays')).toBe(true);
      // Dates come first only when one of them may be ahead, and none belongs to a finished stage.
      const left = stagesLeft(at);
      if (first.includes('Timeline')) expect(left).not.toEqual([]);
      if (isSent(status) && !isWithAdviser(at)) expect(left).not.toContain('apply');
      if (isOver(at)) expect([left, hasUseAt(face, 'Timeline')]).toEqual([[], false]);
      // Applicants who have to reply see decisions first.
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

  it('[EXT-31] a closed year ends the journey of applicants who have not sent, have withdrawn, or look for a place', () => {
    const ended = tileStatuses.filter(
      (status) => statusInYear(status, times['a closed year']) === 'over',
    );
    expect(ended).toEqual([
      ...['start', 'startNewApplication', 'awaitingApproval', 'applicationReturned'],
      ...['inProgress', 'ready', 'extraNotOpen', 'extraUnplaced', 'unplaced'],
      ...['clearingUnplaced', 'clearingAddChoice', 'withdrawn'],
    ]);
    // A way that is still open does not end the journey.
    for (const status of tileStatuses) {
      expect(statusInYear(status, ['extra']), status).not.toBe('over');
    }
    expect(statusInYear('unplaced', ['application'])).toBe('unplaced');
    expect(statusInYear('ready', ['clearing'])).toBe('ready');
  });

  it('[EXT-31] two applications rule out only steps that are past for both', () => {
    const openDays = todoConcerns({ ug: 'placed', uc: 'waitingForDecisions' });
    expect([...openDays]).toEqual(['openDays', 'compareAndShortlist', 'studySupport']);
    // The hub's statement is the one of the undergraduate application.
    expect(todoConcerns({ ug: 'sent', uc: 'inProgress' }).has('personalStatement')).toBe(false);
    expect(todoConcerns({ ug: 'inProgress', uc: 'sent' }).has('personalStatement')).toBe(true);
    expect(todoConcerns({ ug: null, uc: 'sent' }).has('personalStatement')).toBe(false);
  });

  it.each(['default', 'unavailable', 'updating', 'embargo', 'statusUnknown'] as const)(
    '[EXT-31] at %s, which shows no stage, no item of the to-do list is ruled out',
    (status) => {
      expect([...todoConcerns({ ug: status, uc: null })]).toEqual(todoIds);
      expect([...todoConcerns({ ug: null, uc: null })]).toEqual(todoIds);
    },
  );
});
