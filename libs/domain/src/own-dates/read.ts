import { type CalendarDate, calendarDate } from '../cycle/calendar.ts';
import { londonDate } from '../cycle/london.ts';
import type { ChoiceName } from '../history/types.ts';
import { characterCount } from '../text/characters.ts';
import { plainLine } from '../text/plain.ts';
import { readTime } from './read-time.ts';
import type { OwnDateDetails, OwnTodoDetails } from './types.ts';

/** The fields of a date as typed. If the year is missing, the date is the next matching day. */
export interface TypedOwnDate {
  readonly title: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time: string;
  readonly until: string;
  readonly place: string;
  readonly choice: ChoiceName | null;
}

export interface OwnDateProblems {
  readonly title?: 'missing' | 'long';
  readonly date?: 'missing' | 'unreal';
  /** `missing` when there is an end time but no start time. */
  readonly time?: 'missing' | 'unreadable' | 'unclear';
  readonly until?: 'unreadable' | 'unclear' | 'early';
  readonly place?: 'long';
}

/** The errors of a to-do; `missing` when the day is incomplete. */
export type OwnTodoProblems = Pick<OwnDateProblems, 'title' | 'date'>;

/** Maximum lengths of the text fields (characters). */
export const OWN_DATE_LENGTHS = { title: 100, place: 200 } as const;

export function readOwnDate(
  typed: TypedOwnDate,
  now: Date,
): { readonly details: OwnDateDetails } | { readonly problems: OwnDateProblems } {
  const title = plainLine(typed.title);
  const place = plainLine(typed.place);
  const date = readTypedDay(typed, now);
  const time = readTime(typed.time);
  const until = readTime(typed.until);
  const problems: OwnDateProblems = {
    ...titleProblem(title),
    ...(date === null && { date: isEmptyDay(typed) ? 'missing' : 'unreal' }),
    ...(typeof time === 'string' && { time }),
    ...(typeof until === 'string' && { until }),
    ...(characterCount(place) > OWN_DATE_LENGTHS.place && { place: 'long' }),
    ...orderProblem(time, until),
  };
  if (Object.keys(problems).length > 0 || date === null) return { problems };
  if (typeof time === 'string' || typeof until === 'string') return { problems };
  return {
    details: {
      kind: 'date',
      title,
      date,
      time: time.time,
      until: until.time,
      place: place === '' ? null : place,
      choice: typed.choice,
    },
  };
}

export interface TypedOwnTodo extends Pick<TypedOwnDate, 'title' | 'day' | 'month' | 'year'> {
  readonly done: boolean;
}

export function readOwnTodo(
  typed: TypedOwnTodo,
  now: Date,
): { readonly details: OwnTodoDetails } | { readonly problems: OwnTodoProblems } {
  const title = plainLine(typed.title);
  const hasDay = [typed.day, typed.month, typed.year].some((part) => part !== '');
  const date = readTypedDay(typed, now);
  const problems: OwnTodoProblems = {
    ...titleProblem(title),
    ...(hasDay && date === null && { date: isEmptyDay(typed) ? 'missing' : 'unreal' }),
  };
  return Object.keys(problems).length > 0
    ? { problems }
    : { details: { kind: 'todo', title, date, done: typed.done } };
}

function titleProblem(title: string): Pick<OwnDateProblems, 'title'> {
  if (title === '') return { title: 'missing' };
  return characterCount(title) > OWN_DATE_LENGTHS.title ? { title: 'long' } : {};
}

/** The start and the end are on the same day, so the end time must be later than the start time. */
function orderProblem(
  time: ReturnType<typeof readTime>,
  until: ReturnType<typeof readTime>,
): OwnDateProblems {
  if (typeof time === 'string' || typeof until === 'string' || until.time === null) return {};
  if (time.time === null) return { time: 'missing' };
  return until.time <= time.time ? { until: 'early' } : {};
}

type TypedDay = Pick<TypedOwnDate, 'day' | 'month' | 'year'>;

function readTypedDay(typed: TypedDay, now: Date): CalendarDate | null {
  if (isEmptyDay(typed)) return null;
  const dayIn = (year: number) => calendarDate(year, Number(typed.month), Number(typed.day));
  return typed.year === '' ? nextDay(dayIn, now) : dayIn(Number(typed.year));
}

/** Leap years are at most 8 years apart, so every real day occurs within that time. */
const LONGEST_WAIT = 8;

function nextDay(dayIn: (year: number) => CalendarDate | null, now: Date): CalendarDate | null {
  const today = londonDate(now);
  const first = Number(today.slice(0, 4));
  for (let year = first; year <= first + LONGEST_WAIT; year += 1) {
    const date = dayIn(year);
    if (date !== null && date >= today) return date;
  }
  return null;
}

const isEmptyDay = ({ day, month }: TypedDay) => day === '' || month === '';
