import { m } from '@applicant-hub/copy';
import {
  formatDeadline,
  isExpected,
  isOfCycle,
  isolated,
  isOwnTodo,
  type MyDate,
} from '@applicant-hub/domain';
import { periodWords } from '#app/features/reference-data/period-words.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { myDateLabel } from '#app/features/reference-data/cycle-dates.server.ts';
import { dateId } from './page/entries.server.ts';
import { findMyDates, personalDateView } from './my-dates.server.ts';
import { choiceWords, ownDateWhen } from './own-dates/words.ts';
import { laterWords } from './page/my-dates-view.server.ts';

export interface DateAhead {
  id: string;
  title: string;
  /** 'Wednesday 13 January, 6pm' */
  when: string;
  /** The place, the choice, or a note that the date may not apply or is only expected. */
  more: string[];
}

export interface DatesAhead {
  /** Soonest first. */
  dates: DateAhead[];
  /** Whether an API failed, so that some dates may be missing. */
  isIncomplete: boolean;
}

/**
 * Returns the applicant's upcoming dates of every kind in one list. The applicant's to-dos are
 * private and never included.
 */
export async function findDatesAhead(call: RequestScope): Promise<DatesAhead> {
  const { dates, isIncomplete } = await findMyDates(call);
  const now = call.context.now();
  return { dates: dates.flatMap((date) => dateAhead(date, now)), isIncomplete };
}

function dateAhead(date: MyDate, now: Date): DateAhead[] {
  if (isOfCycle(date)) {
    const expected = isExpected(date, now) ? m.calendar_expected() : null;
    return [
      {
        id: dateId(date),
        title: myDateLabel(date),
        when: formatDeadline(date.date, date.time),
        more: known(laterWords(date), date.isSure ? null : m.calendar_may_be_yours(), expected),
      },
    ];
  }
  const { id, title } = personalDateView(date);
  if (date.kind === 'event') {
    const { end, area } = date.event;
    return [{ id, title, when: periodWords(date, end), more: [area ?? m.events_online()] }];
  }
  const { item } = date;
  if (isOwnTodo(item)) return [];
  const { place, choice } = item;
  const more = known(place && isolated(place), choice && choiceWords(choice));
  return [{ id, title, when: ownDateWhen(item), more }];
}

const known = (...words: readonly (string | null)[]): string[] => words.flatMap((one) => one ?? []);
