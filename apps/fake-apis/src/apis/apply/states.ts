import { z } from 'zod';
import { calendarAt } from '#src/clock/calendar.ts';
import type { Clock } from '#src/clock/clock.ts';
import { state, type States } from '#src/states/states.ts';
import type { Refusals } from '#src/states/refusals.ts';
import { applyChange, changeWithoutReference, minimalApplyResponse } from './response.ts';
import type { WrittenApplications } from './written-applications.ts';

const scheme = z.enum(['ug', 'uc']);

export const applyStates = (
  applications: WrittenApplications,
  refusals: Refusals,
  clock: Clock,
): States => ({
  'an applicant is writing an application': state(
    changeWithoutReference.extend({ scheme }),
    (account, { scheme, ...fields }) => {
      const { cycleYear } = calendarAt(clock());
      applications.put(account, scheme, minimalApplyResponse(cycleYear));
      applications.change(account, scheme, fields, cycleYear);
    },
  ),
  'an applicant is writing an application that needs a reference': state(
    applyChange.extend({ scheme }),
    (account, { scheme, ...fields }) => {
      applications.change(account, scheme, fields, calendarAt(clock()).cycleYear);
    },
  ),
  'an applicant has no application': state(z.strictObject({ scheme }), (account, { scheme }) => {
    applications.change(account, scheme, null, calendarAt(clock()).cycleYear);
  }),
  'an applicant may not read applications': refusals.state(403),
});
