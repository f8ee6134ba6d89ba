/** A day in words. */
export interface DateWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface DatePickerWords {
  /** The labels of the three fields, and what stands in them while nothing is chosen. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** From January to December. */
  readonly months: readonly string[];
  /** From Monday to Sunday, each short for the eye and in full for the ear. */
  readonly weekdays: readonly (readonly [short: string, full: string])[];
  /** On the button that opens the calendar. */
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** What a day is called, for example "Wednesday 17 March 2027". */
  readonly date: (date: DateWords) => string;
  /** Above the days, for example "March 2027". */
  readonly monthOfYear: (month: string, year: string) => string;
}
