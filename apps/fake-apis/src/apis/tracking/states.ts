import { z } from 'zod';
import { calendarAt } from '#src/clock/calendar.ts';
import type { Clock } from '#src/clock/clock.ts';
import { state, type State, type States } from '#src/states/states.ts';
import type { Refusals } from '#src/states/refusals.ts';
import {
  minimalTrackResponse,
  neutralTrackResponse,
  trackChange,
  type TrackResponse,
} from './response.ts';
import type { TrackCall, TrackedApplications } from './tracked-applications.ts';

const whose = {
  scheme: z.enum(['ug', 'uc']),
  /** True for the undergraduate application that tracking returns during Clearing. */
  clearing: z.boolean().optional(),
};

export const trackingStates = (
  applications: TrackedApplications,
  refusals: Refusals,
  clock: Clock,
): States => ({
  'an applicant has a tracked application': tracked(applications, clock, minimalTrackResponse),
  'an applicant has a tracked application with every optional field': tracked(
    applications,
    clock,
    neutralTrackResponse,
  ),
  'an applicant has no tracked application': state(
    z.strictObject(whose),
    (account, { scheme, clearing }) => {
      const { cycleYear } = calendarAt(clock());
      applications.change(account, callFor(scheme, clearing), null, cycleYear);
    },
  ),
  'an applicant may not read applications': refusals.state(403),
});

/** @param neutral base application, into which the given fields are merged */
const tracked = (
  applications: TrackedApplications,
  clock: Clock,
  neutral: (cycleYear: number) => TrackResponse,
): State =>
  state(trackChange.extend(whose), (account, { scheme, clearing, ...fields }) => {
    const { cycleYear } = calendarAt(clock());
    const call = callFor(scheme, clearing);
    applications.put(account, call, neutral(cycleYear));
    applications.change(account, call, fields, cycleYear);
  });

function callFor(scheme: 'ug' | 'uc', clearing = false): TrackCall {
  return scheme === 'ug' && clearing ? 'ug-clearing' : scheme;
}
