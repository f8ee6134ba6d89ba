export interface HappeningView {
  /** Id of the event in the events API, or of the date. */
  id: string;
  kind: 'date' | 'event';
  title: string;
  /** yyyy-mm-dd */
  date: string;
  /** For example 'Wednesday 13 January, 6pm'. */
  when: string;
  /** Location of an event; null for a date and for an online event. */
  area: string | null;
  href: string;
  /** Whether the event is saved; null while that is unknown. Always null for a date. */
  isSaved: boolean | null;
}
