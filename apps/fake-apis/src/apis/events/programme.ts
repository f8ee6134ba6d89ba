import { type CalendarDate, londonDate } from '@applicant-hub/domain';
import type { Clock } from '#src/clock/clock.ts';
import type { Records } from '#src/store/records.ts';
import type { KeyDay } from './key-dates/key-date.ts';
import { keyDatesAt } from './key-dates/key-dates.ts';
import { exhibitionsAround } from './open-events/exhibitions.ts';
import { openDaysAround } from './open-events/open-days.ts';
import type { OpenDay } from './open-events/open-event.ts';

export interface Programme {
  keyDates: (account: string) => readonly KeyDay[];
  openEvents: (account: string) => readonly OpenDay[];
  replaceKeyDates: (account: string, days: readonly KeyDay[]) => void;
  replaceOpenEvents: (account: string, events: readonly OpenDay[]) => void;
}

export function programmeOf(records: Records, clock: Clock): Programme {
  const keyDates = records.collection<readonly KeyDay[]>('events', 'key-dates');
  const openEvents = records.collection<readonly OpenDay[]>('events', 'open-events');
  return {
    keyDates: (account) => keyDates.find(account, '') ?? keyDatesAt(clock()),
    openEvents: (account) => openEvents.find(account, '') ?? openEventsAround(londonDate(clock())),
    replaceKeyDates: (account, days) => keyDates.put(account, '', days),
    replaceOpenEvents: (account, events) => openEvents.put(account, '', events),
  };
}

let latest: { today: CalendarDate; events: readonly OpenDay[] } | undefined;

export function openEventsAround(today: CalendarDate): readonly OpenDay[] {
  if (latest?.today !== today) {
    latest = { today, events: [...openDaysAround(today), ...exhibitionsAround(today)] };
  }
  return latest.events;
}
