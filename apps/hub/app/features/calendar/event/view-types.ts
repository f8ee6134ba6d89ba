import type { EventStage } from '@applicant-hub/domain';

/**
 * The details of an event as display text. The text is composed on the server, so that the scripts
 * of other pages do not contain it.
 */
export interface EventDetails {
  id: string;
  title: string;
  stage: EventStage;
  /** 'In 12 days', 'On now', … */
  stageWords: string;
  /** When and where the event is, and who runs it. */
  facts: readonly EventFact[];
  bookingHref: string | null;
  /** Null while the favourites are unavailable. */
  isSaved: boolean | null;
}

export interface EventFact {
  term: string;
  words: string;
  /** ISO date for the `time` element. Omitted for other facts. */
  date?: string | undefined;
  /** Omitted if the text is not a link. */
  href?: string | undefined;
}

export type EventPageView =
  | { state: 'there'; event: EventDetails }
  /** The event does not exist, or failed to load. */
  | {
      state: 'unknown' | 'failed';
      id: string;
      title: string;
      problem: string;
      advice: string;
      isSaved: boolean | null;
    };
