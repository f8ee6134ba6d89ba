import type { CalendarFilter } from './page/filters.ts';

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
  /** A page with more information, or null. */
  href: string | null;
  isToday: boolean;
  /** Descriptions of the applicant's other dates at the same time, or on the same day elsewhere. */
  clashes?: string[] | undefined;
  /** The tag of a key date that is or may be the applicant's. */
  mine?: string | undefined;
  /** The later reply dates, which the list shows as one date. */
  later?: string | undefined;
  /** Only for the applicant's own dates. */
  own?: OwnDatePart | undefined;
  /** Only for saved events. */
  savedEvent?: { id: string; where: string } | undefined;
}

export interface OwnDatePart {
  /** The tag of an item that the applicant added: a date, an open to-do, or a finished to-do. */
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

export interface LaterYearView {
  year: number;
  months: MonthView[];
}

export interface OwnDeadlineView {
  id: string;
  label: string;
  /** 'Wednesday 13 January, 6pm, 52 days left' */
  when: string;
  /**
   * The text about later reply dates, for applicants whose last decision arrives later; null for
   * other deadlines.
   */
  later: string | null;
  isToday: boolean;
  /** False if it is unknown whether the date concerns the applicant. */
  isSure: boolean;
  /** Whether the date is expected, but not published yet. */
  isExpected: boolean;
}

/** The private link to the dates, for other calendars. */
export type LinkView =
  | { state: 'none' }
  /** `since` is a date as text. */
  | { state: 'there'; url: string; since: string | null }
  /** The API call failed or timed out. */
  | { state: 'unknown' };

/** A note that saved events are unavailable, or that some are cancelled and can be removed. */
export interface SavedEventNote {
  words: string;
  /** Ids of the cancelled events. Each is shown with `title`. */
  gone: readonly string[];
  title: string;
}

export interface ViewLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface DayLink {
  label: string;
  href: string;
}

export interface DayCell {
  /** '13' */
  day: string;
  count: number;
  /** The dates of this day, up to the limit. */
  names: string[];
  /** Null if the day has no dates. The label has the day and the number of dates. */
  link: DayLink | null;
  isToday: boolean;
  isChosen: boolean;
}

export interface DaySheet {
  /** 'Wednesday 13 January 2027' */
  heading: string;
  dates: DateView[];
  /** Text that is shown if there are no dates. */
  empty: string;
}

/** The view of the dates. `fields` are the URL parameters for the month or the day. */
export type CalendarPlace =
  | { view: 'list' }
  | {
      view: 'month';
      fields: Record<string, string>;
      caption: string;
      /** Starts with 'Monday'. */
      weekdays: string[];
      /** Null for a day of another month. */
      weeks: (DayCell | null)[][];
      earlier: DayLink | null;
      later: DayLink | null;
      /** The selected day; null in a month without dates. */
      sheet: DaySheet | null;
    }
  | {
      view: 'day';
      fields: Record<string, string>;
      sheet: DaySheet;
      earlier: DayLink | null;
      later: DayLink | null;
    };

export interface CalendarView {
  title: string;
  /** Whether the hub has the dates of the cycle and of events. Otherwise it has own dates only. */
  hasCycle: boolean;
  /** Whether the applicant can add own dates. */
  canAdd: boolean;
  filters: readonly CalendarFilter[];
  /** Whether the dates failed to load. */
  isFailed: boolean;
  /** 'Sunday 22 November' */
  today: string;
  /** Soonest first, like all lists here. */
  past: MonthView[];
  upcoming: MonthView[];
  /** Upcoming dates for later years of entry, soonest year first. */
  later: LaterYearView[];
  /** Label of the links to the list, the month and the day. The list is the default. */
  viewsLabel: string;
  views: ViewLink[];
  place: CalendarPlace;
  year: number;
  /** The applicant's routes: 'Undergraduate, Conservatoires' */
  routes: string;
  /** The applicant's next date, and the dates that the list does not show. */
  own: OwnDeadlineView[];
  /** Whether the list marks further dates of the applicant. */
  hasMarks: boolean;
  /** Whether the status of an application could not be checked. */
  isUnsure: boolean;
  /**
   * Why the applicant has no deadline: all have passed; the remaining deadlines are for other
   * applicants; each university sets its own deadlines; the deadlines of the year are not
   * published; or they failed to load.
   */
  noneLeft: 'passed' | 'not-yours' | 'not-common' | 'unknown' | 'failed';
  link: LinkView;
  linkIntro: string;
  /** The message that the applicant's own dates and to-dos are missing, or null. */
  ownProblem: string | null;
  /** A note about saved events that are missing from the list, or null. */
  savedNote: SavedEventNote | null;
}
