/** Something that happens soon, in words. */
export interface HappeningView {
  /** At the events API, among the dates or among the events. */
  id: string;
  kind: 'date' | 'event';
  title: string;
  /** yyyy-mm-dd */
  date: string;
  /** 'Wednesday 13 January, 6pm' */
  when: string;
  /** Where an event is; null for a date, and for what is online. */
  area: string | null;
  href: string;
  /** Whether it is kept among the person's dates; null while that is unknown. Only events can be. */
  isKept: boolean | null;
}
