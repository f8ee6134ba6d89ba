import { lastDiscardedCycleYear } from '../constants.ts';
import type { ApplicationResult, TrackedApplication } from '../types.ts';

export type ResultReading<T> =
  /** The API has an application. */
  | { kind: 'known'; value: T }
  /**
   * No application exists, or the API failed with a status that has the same meaning (APP-94).
   * `failure` describes the failure: the hub logs it, and the page can show the last known state
   * (AMB-16).
   */
  | { kind: 'notStarted'; failure: string | null }
  /**
   * The status is unknown. `started`: whether the application counts as started (APP-95). `message`
   * is for the page; null if the tile's own text is sufficient.
   */
  | { kind: 'unavailable'; started: boolean; message: string | null };

/**
 * Returns the result for an API that is not configured for the study year (APP-97).
 *
 * @param message text that the page shows
 */
export const notConfiguredResult = (message: string): ApplicationResult<never> => ({
  ok: false,
  status: null,
  message,
});

/** HTTP statuses that mean 'not started' (APP-94). */
const notStartedStatuses: readonly number[] = [404, 500, 400];

/**
 * Reads one response (APP-93 to APP-97). The caller must first redirect users whose session was
 * rejected.
 */
export function readResult<T>(result: ApplicationResult<T>): ResultReading<T> {
  if (result.ok) {
    return result.value === null
      ? { kind: 'notStarted', failure: null }
      : { kind: 'known', value: result.value };
  }
  const { status, message } = result;
  const words = status === null ? message : `${message} - ${status}`;
  if (status !== null && notStartedStatuses.includes(status)) {
    return { kind: 'notStarted', failure: words };
  }
  if (status === 503) return { kind: 'unavailable', started: true, message: null };
  return { kind: 'unavailable', started: false, message: words };
}

/** Checks whether the API rejected the session, so that the user must sign in again (SH-31). */
export function isSessionRejected(result: ApplicationResult<unknown>): boolean {
  return !result.ok && (result.status === 401 || result.status === 403);
}

/**
 * Checks whether tracking data belongs to the selected year; the hub discards other data (APP-70,
 * APP-71).
 */
export function isOfStudyYear(
  { cycleYear }: Pick<TrackedApplication, 'cycleYear'>,
  studyYear: number,
): boolean {
  return cycleYear > lastDiscardedCycleYear && cycleYear === studyYear;
}

/**
 * Checks whether the hub must also query the apply service: only if tracking reports no started
 * application, or an application for another cycle year (APP-86). An unavailable tracking API
 * reports neither.
 */
export function needsApply(
  track: ApplicationResult<TrackedApplication>,
  studyYear: number,
): boolean {
  const reading = readResult(track);
  switch (reading.kind) {
    case 'known':
      return !reading.value.started || !isOfStudyYear(reading.value, studyYear);
    case 'notStarted':
      return true;
    case 'unavailable':
      return false;
  }
}
