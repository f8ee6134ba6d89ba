import { z } from 'zod';
import { applyChange } from '../apis/apply/response.ts';
import { writtenApplications } from '../apis/apply/written-applications.ts';
import { personalisationSetting } from '../apis/identity/personalisation.ts';
import { settingsOf } from '../apis/identity/settings.ts';
import { trackChange } from '../apis/tracking/response.ts';
import { trackedApplications } from '../apis/tracking/tracked-applications.ts';
import { calendarAt } from '../clock/calendar.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

/**
 * Fields to change in a response; with null, the endpoint returns 204. Missing fields are not
 * changed.
 */
const track = trackChange.nullable().optional();
const apply = applyChange.nullable().optional();

const applicationsChange = z.strictObject({
  ug: z.strictObject({ track, clearingTrack: track, apply }).optional(),
  uc: z.strictObject({ track, apply }).optional(),
});

const savedYear = z.object({ studyYear: z.coerce.number().int() });

export function applicationEndpoints({ records, clock, accounts, transaction }: ControlContext) {
  const tracked = trackedApplications(records);
  const written = writtenApplications(records);
  const settings = settingsOf(records);

  /**
   * The study year that the account selected, or else the current cycle year. The hub would not
   * show applications for another year.
   */
  function yearOf(account: string): number {
    const { collection, name } = personalisationSetting;
    const saved = settings.list(account, [collection]).find((setting) => setting.name === name);
    const year = savedYear.safeParse(JSON.parse(saved?.data ?? '{}'));
    return year.success ? year.data.studyYear : calendarAt(clock()).cycleYear;
  }

  return [
    controlEndpoint({
      method: 'PUT',
      path: '/applications/:id',
      params: { id: z.string() },
      body: applicationsChange,
      respond({ params: { id }, body: { ug = {}, uc = {} } }) {
        requireAccount(accounts, id);
        const year = yearOf(id);
        return transaction(() => {
          if (ug.track !== undefined) tracked.change(id, 'ug', ug.track, year);
          if (ug.clearingTrack !== undefined) {
            tracked.change(id, 'ug-clearing', ug.clearingTrack, year);
          }
          if (ug.apply !== undefined) written.change(id, 'ug', ug.apply, year);
          if (uc.track !== undefined) tracked.change(id, 'uc', uc.track, year);
          if (uc.apply !== undefined) written.change(id, 'uc', uc.apply, year);
          return {
            ug: {
              track: tracked.find(id, 'ug'),
              clearingTrack: tracked.find(id, 'ug-clearing'),
              apply: written.find(id, 'ug'),
            },
            uc: { track: tracked.find(id, 'uc'), apply: written.find(id, 'uc') },
          };
        });
      },
    }),
  ];
}
