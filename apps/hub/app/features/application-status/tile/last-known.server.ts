import { m } from '@applicant-hub/copy';
import {
  type AppInfoPart,
  type Choice,
  choicesOf,
  formatClockTime,
  londonDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
} from '@applicant-hub/domain';
import type { Committed } from '../upstream/committed.server.ts';

export interface Shown {
  scheme: Scheme;
  studyLevel: StudyLevel;
  status: TileStatus;
  part: AppInfoPart;
  now: Date;
  /**
   * If an API of the scheme failed, the latest committed status, provided that it may still be
   * shown; otherwise null.
   */
  lastGood: Committed | null;
}

/** Returns the current state of an application, or the last known state while its APIs fail. */
export const lastKnown = <Input extends Shown>(input: Input): Input =>
  input.lastGood === null
    ? input
    : {
        ...input,
        status: input.lastGood.status,
        part: lastPart(input.part, input.lastGood),
      };

export const lastPart = (part: AppInfoPart, { decisions }: Committed): AppInfoPart => ({
  ...part,
  originalApplications: [...decisions],
});

/**
 * The choices to show. If only one API failed, the choices in the other response are shown; if that
 * response has no choices, the last known choices are shown.
 */
export function choicesNow(input: Shown): { choices: readonly Choice[]; isRecalled: boolean } {
  const choices = choicesOf(input);
  const isRecalled = input.lastGood !== null && choices.length === 0;
  return { choices: isRecalled ? choicesOf(lastKnown(input)) : choices, isRecalled };
}

/** 'As last checked at 14:05 UK time.'; empty if nothing failed. */
export function checkedWords({ lastGood, now }: Pick<Shown, 'lastGood' | 'now'>): string {
  if (lastGood === null) return '';
  const { time, isToday } = checkedAt(lastGood, now);
  return (isToday ? m.apply_choices_checked : m.apply_choices_checked_yesterday)({ time });
}

/** A status is stored for a day, so it may have been checked yesterday. */
export function checkedAt(lastGood: Committed, now: Date) {
  const at = new Date(lastGood.at);
  return { time: formatClockTime(at), isToday: londonDate(at) === londonDate(now) };
}
