import type { CalendarFilter } from './filters.ts';

/** A date of the list. */
export interface DateView {
  id: string;
  title: string;
  /** 'Thursday 15 October, 6pm' */
  when: string;
  /** '15' */
  day: string;
  /** 'Thu' */
  weekday: string;
  schemes: string[];
  /** Where more is to be read, or null. */
  href: string | null;
  isToday: boolean;
  /** What else of the applicant's own is at the same time, or on the same day elsewhere, in words. */
  clashes?: string[] | undefined;
  /** What only a date has that the applicant wrote. */
  own?: OwnDatePart | undefined;
  /** The event that it is, which is kept; left out for a date of the cycle. */
  kept?: { id: string; where: string } | undefined;
}

export interface OwnDatePart {
  /** That it is the applicant's own, and what: a date, or a to-do that is done or not. */
  tag: string;
  place: string | null;
  /** 'History, University of York' */
  choice: string | null;
  changeHref: string;
}

export interface MonthView {
  /** '2026-10' */
  id: string;
  /** 'October 2026' */
  name: string;
  dates: DateView[];
}

/** The dates to come for entry in one year. */
export interface LaterYearView {
  year: number;
  months: MonthView[];
}

/** A deadline of the applicant's own year and routes. */
export interface OwnDeadlineView {
  id: string;
  label: string;
  /** 'Wednesday 13 January, 6pm, 52 days left' */
  when: string;
  /** The reply dates for a later last decision; null for other deadlines. */
  later: string | null;
  isToday: boolean;
  /** Expected, and not published yet. */
  isExpected: boolean;
}

/** The link by which another calendar reads the dates. */
export type LinkView =
  | { state: 'none' }
  /** `since` is a date in words. */
  | { state: 'there'; url: string; since: string | null }
  /** Nobody could be asked, or the answer was late. */
  | { state: 'unknown' };

/** That kept events cannot be had, or that some are off the programme: those can be let go. */
export interface KeptNote {
  words: string;
  /** Ids of those that are gone, and what each is called. */
  gone: readonly string[];
  title: string;
}

/** A way to show the dates. */
export interface ViewLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface DayLink {
  label: string;
  href: string;
}

/** A day of the month. */
export interface DayCell {
  /** '13' */
  day: string;
  count: number;
  /** What is on this day, as far as there is room. */
  names: string[];
  /** Null where nothing is; its label has the day and how much is on it. */
  link: DayLink | null;
  isToday: boolean;
  isChosen: boolean;
}

/** What is on one day. */
export interface DaySheet {
  /** 'Wednesday 13 January 2027' */
  heading: string;
  dates: DateView[];
  /** What is said where there are none. */
  empty: string;
}

/** The month or the day that is shown in place of the list; `fields` are those of its address. */
export type CalendarPlace =
  | { view: 'list' }
  | {
      view: 'month';
      fields: Record<string, string>;
      caption: string;
      /** From 'Monday' on. */
      weekdays: string[];
      /** Null for a day of another month. */
      weeks: (DayCell | null)[][];
      earlier: DayLink | null;
      later: DayLink | null;
      /** The chosen day; null in a month without a date. */
      sheet: DaySheet | null;
    }
  | {
      view: 'day';
      fields: Record<string, string>;
      sheet: DaySheet;
      earlier: DayLink | null;
      later: DayLink | null;
    };

/** What the page of dates shows. */
export interface CalendarView {
  filters: readonly CalendarFilter[];
  /** The dates could not be fetched. */
  isFailed: boolean;
  /** 'Sunday 22 November' */
  today: string;
  /** The soonest first, as all lists here. */
  past: MonthView[];
  upcoming: MonthView[];
  /** What is to come for entry in later years than the applicant's, the next year first. */
  later: LaterYearView[];
  /** Links to the list, the month and the day; the list is the default. */
  viewsLabel: string;
  views: ViewLink[];
  place: CalendarPlace;
  year: number;
  /** The applicant's routes: 'Undergraduate, Conservatoires' */
  routes: string;
  own: OwnDeadlineView[];
  /**
   * Why there is no own deadline when there is none: all have passed, those that are left are for
   * other applicants, each university sets its own, those of the year are not known, or none could be
   * asked for.
   */
  noneLeft: 'passed' | 'not-yours' | 'not-common' | 'unknown' | 'failed';
  link: LinkView;
  /** The sentence about own dates and to-dos that are missing from the list; null when none is. */
  ownProblem: string | null;
  /** What is to be said of kept events beside those among the dates; null for nothing. */
  kept: KeptNote | null;
}
