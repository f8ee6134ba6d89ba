/** The weekday, day, month and year of a date as displayed text. */
export interface DateWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface DatePickerWords {
  /** Labels of the three fields, and the text of a field when no value is selected. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** January to December. */
  readonly months: readonly string[];
  /** Monday to Sunday: a short form to display and a long form for screen readers. */
  readonly weekdays: readonly (readonly [short: string, full: string])[];
  /** Accessible name of the button that opens the calendar. */
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** Full name of a day, for example "Wednesday 17 March 2027". */
  readonly date: (date: DateWords) => string;
  /** Heading of the calendar, for example "March 2027". */
  readonly monthOfYear: (month: string, year: string) => string;
}
