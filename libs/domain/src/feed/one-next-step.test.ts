import { describe, expect, it } from 'vitest';
import { nextActor } from '../apply-status/actor.ts';
import { journeyOf } from '../apply-status/journey.ts';
import { isSent } from '../apply-status/sent.ts';
import { tileStatuses } from '../apply-status/types.ts';
import { faceOf } from '../faces/face.ts';
import { hasUseAt, toolsFirst } from '../faces/tools.ts';
import { mayAddChoice } from '../my-dates/parts.ts';
import { cyclePhases } from '../phases/cycle-phase.ts';
import { phaseMessage } from '../phases/phase-message.ts';
import { statusInYear } from '../phases/year-status.ts';
import { todoConcerns } from '../todo/concerns.ts';
import { todoIds } from '../todo/items.ts';
import { nextAct } from './next-act.ts';
import {
  adding,
  all,
  cases,
  concernsAt,
  deadlineAt,
  failingSituations,
  inYear,
  isOver,
  isWithAdviser,
  months,
  over,
  sameAsTodo,
  sendingMessages,
  sent,
  stageNow,
  stagesLeft,
  stepsAt,
  times,
  tipsAt,
  writing,
} from './one-next-step.fixture.ts';

const reader = { isUnconditional: false };

/** A sent application that can still have a deadline to apply. */
const mayStillApply = (at: Parameters<typeof isWithAdviser>[0]): boolean =>
  isWithAdviser(at) || mayAddChoice({ status: at[1] });

describe('one next step', () => {
  it('[EXT-31] the tile and the feed agree on who acts next', () => {
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

  it('[EXT-31] the button of the tile names the first step of the feed when the applicant can act', () => {
    const failing = failingSituations(cases, (at) => {
      const [scheme, status, , mode, time] = at;
      // In clearing mode the feed has no steps for conservatoires.
      if (scheme === 'uc' && mode === 'clearing') return;
      const [first] = stepsAt(at);
      const act = nextAct(scheme, status, { closed: times[time], isReplyOver: false });
      if (nextActor(status, scheme, []) === 'you') expect(act?.id).toBe(first?.id);
      expect([first?.id, null]).toContain(act?.id ?? null);
      expect(act?.id).not.toBe('open');
    });
    expect(failing).toEqual([]);
  });

  it('the button of the tile asks for no reply after the last date to reply', () => {
    expect(nextAct('ug', 'decisionsReceived', { closed: [], isReplyOver: true })).toBeNull();
  });

  it('[EXT-31] only applicants who can send an application are asked to send it', () => {
    const failing = failingSituations(cases, (at) => {
      const requests = stepsAt(at).filter(({ id }) => writing.includes(id));
      if (isSent(at[1]) || isOver(at)) expect(requests).toEqual([]);
      else if (at[1] !== 'startNewApplication') expect(requests[0]?.id).toBe(stepsAt(at)[0]?.id);
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
      // Applicants who have no course to find are not asked to look for courses.
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
        if (!mayStillApply(at)) expect(upcoming?.deadline.stage).not.toBe('apply');
      }
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] once an application is sent, no message about a phase of the cycle asks to send it', () => {
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

  it('[EXT-31] once the year is over, no region shows anything to do for that year', () => {
    const failing = failingSituations(over, (at) => {
      const [, status, , mode] = at;
      expect(stepsAt(at).filter(({ id }) => adding.includes(id))).toEqual([]);
      expect(concernsAt(at).has('personalStatement')).toBe(false);
      // The to-do list still has courses, because applicants may look at a later year.
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
      // Course search is at the top only for applicants who have a course to find.
      if (first.includes('GlobalCourseSearch')) {
        expect(concernsAt(at).has('courses')).toBe(true);
      }
      // The decisions tool is for applicants who wait for a decision or have to reply to an offer.
      if (first.includes('Decision')) expect(['placed', 'ended', 'apply']).not.toContain(stage);
      if (stage === 'placed' || stage === 'ended') expect(hasUseAt(face, 'Decision')).toBe(false);
      // Open days are at the top only while the to-do list includes them.
      if (first.includes('Events')) expect(concernsAt(at).has('openDays')).toBe(true);
      // Dates are at the top only when a future date is possible, such as an own date, and no date
      // belongs to a finished stage.
      const left = stagesLeft(at);
      if (first.includes('Timeline')) expect(hasUseAt(face, 'Timeline')).toBe(true);
      if (isSent(status) && !mayStillApply(at)) expect(left).not.toContain('apply');
      if (isOver(at)) expect([left, hasUseAt(face, 'Timeline')]).toEqual([[], false]);
      // Applicants who have to reply see decisions first.
      if (stage === 'reply' && isYours) expect(first[0]).toBe('Decision');
    });
    expect(failing).toEqual([]);
  });

  it('[EXT-31] the journey shows the same stage as the feed and the tools', () => {
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

  it('[EXT-31] a closed year ends the journey of applicants who have not sent an application, have withdrawn, or look for a place', () => {
    const ended = tileStatuses.filter(
      (status) => statusInYear(status, times['a closed year']) === 'over',
    );
    expect(ended).toEqual([
      ...['start', 'startNewApplication', 'awaitingApproval', 'applicationReturned'],
      ...['inProgress', 'ready', 'extraNotOpen', 'extraUnplaced', 'unplaced'],
      ...['clearingUnplaced', 'clearingAddChoice', 'withdrawn'],
    ]);
    // The journey does not end while a way to apply is still open.
    for (const status of tileStatuses) {
      expect(statusInYear(status, ['extra']), status).not.toBe('over');
    }
    expect(statusInYear('unplaced', ['application'])).toBe('unplaced');
    expect(statusInYear('ready', ['clearing'])).toBe('ready');
  });

  it('[EXT-31] with two applications, only steps that are over for both are ruled out', () => {
    const openDays = todoConcerns({ ug: 'placed', uc: 'waitingForDecisions' });
    expect([...openDays]).toEqual(['openDays', 'compareAndShortlist', 'studySupport']);
    // The personal statement in the hub belongs to the undergraduate application.
    expect(todoConcerns({ ug: 'sent', uc: 'inProgress' }).has('personalStatement')).toBe(false);
    expect(todoConcerns({ ug: 'inProgress', uc: 'sent' }).has('personalStatement')).toBe(true);
    expect(todoConcerns({ ug: null, uc: 'sent' }).has('personalStatement')).toBe(false);
  });

  it.each(['default', 'unavailable', 'updating', 'embargo', 'statusUnknown'] as const)(
    '[EXT-31] with the status %s, which shows no stage, no item of the to-do list is ruled out',
    (status) => {
      expect([...todoConcerns({ ug: status, uc: null })]).toEqual(todoIds);
      expect([...todoConcerns({ ug: null, uc: null })]).toEqual(todoIds);
    },
  );
});
