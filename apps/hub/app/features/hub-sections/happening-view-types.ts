/** Something that happens soon, in words. */
export interface HappeningView {
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
}
