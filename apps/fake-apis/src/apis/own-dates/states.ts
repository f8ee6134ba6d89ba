import { z } from 'zod';
import type { CalendarLinks } from '#src/apis/identity/calendar-links.ts';
import { state, type States } from '#src/states/states.ts';
import { ownDateId, ownItemWith } from './own-date.ts';
import { MAX_DATES, type OwnDates } from './own-dates.ts';

const storedItem = ownItemWith({ id: ownDateId, version: z.int().min(1) });

export const ownDatesStates = (
  dates: OwnDates,
  links: Pick<CalendarLinks, 'put' | 'clear'>,
): States => ({
  'own dates are kept': state(
    z.strictObject({ dates: z.array(storedItem) }),
    (account, { dates: kept }) => {
      for (const item of kept) dates.put(account, item);
    },
  ),
  'an own date was removed': state(
    z.strictObject({ id: ownDateId, version: z.int().min(1) }),
    (account, { id, version }) => dates.putRemoved(account, id, version),
  ),
  'there is no room for another own date': state(z.strictObject({}), (account) => {
    for (let index = 0; index < MAX_DATES; index += 1) {
      dates.put(account, { ...anyDate, id: `one-of-many-${index}` });
    }
  }),
  'a calendar link is there': state(
    z.strictObject({ token: z.string() }),
    (account, { token }) => {
      links.put(account, { token, createdAt: '2026-11-20T09:15:00.000Z' });
    },
    links.clear,
  ),
});

const anyDate = {
  kind: 'date',
  version: 1,
  title: 'Open evening',
  date: '2027-02-10',
  time: null,
  until: null,
  place: null,
  choice: null,
} as const;
