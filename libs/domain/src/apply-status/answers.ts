import { lastDiscardedCycleYear } from './constants.ts';
import type { ApplicationAnswer, TrackedApplication } from './types.ts';

/** What an answer of an application API means to the tile: the error catalogue of section 8. */
export type AnswerReading<T> =
  /** The API knows an application. */
  | { kind: 'known'; value: T }
  /**
   * There is none, or the API failed in a way that reads the same (APP-94). `failure` says which
   * failure, for the log and so that the page can say when it last knew better (AMB-16).
   */
  | { kind: 'notStarted'; failure: string | null }
  /** Cannot be told. `message` is for the page; null when the tile's own text says it all. */
  | { kind: 'unavailable'; started: boolean; message: string | null };

/**
 * The answer that stands for an API that is not configured for the study year (APP-97).
 *
 * @param message what the page says about it
 */
export const notConfiguredAnswer = (message: string): ApplicationAnswer<never> => ({
  ok: false,
  status: null,
  message,
});

/** Statuses that read as 'not started' (APP-94). */
const notStartedStatuses: readonly number[] = [404, 500, 400];

/** Reads one answer (APP-93 to APP-97). A rejected session is the caller's to redirect first. */
export function readAnswer<T>(answer: ApplicationAnswer<T>): AnswerReading<T> {
  if (answer.ok) {
    return answer.value === null
      ? { kind: 'notStarted', failure: null }
      : { kind: 'known', value: answer.value };
  }
  const { status, message } = answer;
  const words = status === null ? message : `${message} - ${status}`;
  if (status !== null && notStartedStatuses.includes(status)) {
    return { kind: 'notStarted', failure: words };
  }
  if (status === 503) return { kind: 'unavailable', started: true, message: null };
  return { kind: 'unavailable', started: false, message: words };
}

/** Whether the API rejected the session, which sends the user to sign in again (SH-31). */
export function isSessionRejected(answer: ApplicationAnswer<unknown>): boolean {
  return !answer.ok && (answer.status === 401 || answer.status === 403);
}

/** Whether tracking data is of the selected year; any other is discarded (APP-70, APP-71). */
export function isOfStudyYear(
  { cycleYear }: Pick<TrackedApplication, 'cycleYear'>,
  studyYear: number,
): boolean {
  return cycleYear > lastDiscardedCycleYear && cycleYear === studyYear;
}

/**
 * Whether the apply service is asked too: only when tracking shows the application as not
 * started or of another cycle year (APP-86). An unavailable tracking shows neither.
 */
export function needsApply(
  track: ApplicationAnswer<TrackedApplication>,
  studyYear: number,
): boolean {
  const reading = readAnswer(track);
  switch (reading.kind) {
    case 'known':
      return !reading.value.started || !isOfStudyYear(reading.value, studyYear);
    case 'notStarted':
      return true;
    case 'unavailable':
      return false;
  }
}
