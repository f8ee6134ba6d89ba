import type { EventStage } from '@applicant-hub/domain';

/**
 * An event, in words. They are the server's: what only this page says is in the scripts of no other.
 */
export interface EventDetails {
  id: string;
  title: string;
  stage: EventStage;
  /** What the stage is called: 'In 12 days', 'On now', … */
  stageWords: string;
  /** When and where it is, and whose. */
  facts: readonly EventFact[];
  /** Where a place is booked; null when nowhere is. */
  bookingHref: string | null;
  /** Null while the favourites are unavailable. */
  isKept: boolean | null;
}

export interface EventFact {
  term: string;
  words: string;
  /** ISO date, for machines, of words that are a time; left out for all others. */
  date?: string | undefined;
  /** Where they lead; left out where they are no link. */
  href?: string | undefined;
}

/** What the page of an event shows. */
export type EventPageView =
  | { state: 'there'; event: EventDetails }
  /** Nobody knows it, or nobody could be asked. */
  | {
      state: 'unknown' | 'failed';
      id: string;
      title: string;
      problem: string;
      advice: string;
      isKept: boolean | null;
    };
