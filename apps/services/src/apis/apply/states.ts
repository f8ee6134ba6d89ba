import { z } from 'zod';
import { calendarAt } from '../../clock/calendar.ts';
import type { Clock } from '../../clock/clock.ts';
import { state, type States } from '../../states/states.ts';
import type { Refusals } from '../../states/refusals.ts';
import { applyChange } from './answer.ts';
import type { WrittenApplications } from './written-applications.ts';

const scheme = z.enum(['ug', 'uc']);

export const applyStates = (
  applications: WrittenApplications,
  refusals: Refusals,
  clock: Clock,
): States => ({
  'an applicant is writing an application': state(
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
