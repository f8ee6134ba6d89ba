import type { EventStage } from '@applicant-hub/domain';

/** An event, in words. */
export interface EventDetails {
  id: string;
  title: string;
  /** ISO date, for machines. */
  date: string;
  /** 'Saturday 7 March, 10am to 4pm' */
  when: string;
  /** A county or town, or 'Online'. */
  where: string;
  stage: EventStage;
  /** 'In 12 days'; null when it has begun. */
  until: string | null;
  /** Whose it is; null where nobody says. */
  provider: { name: string; href: string } | null;
  /** Where a place is booked; null when nowhere is. */
  bookingHref: string | null;
  isKept: boolean;
}

/** What the page of an event shows. */
export type EventPageView =
  | { state: 'there'; event: EventDetails }
  /** Nobody knows it, or nobody could be asked. */
  | { state: 'unknown' | 'failed'; id: string; isKept: boolean };
