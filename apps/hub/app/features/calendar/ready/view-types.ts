import type { LinkView } from '#app/features/application-status/tile/tiles-view-types.ts';

export interface ReadyStepView {
  id: 'money' | 'room' | 'enrol' | 'week';
  title: string;
  text: string;
  /** Null if the hub does not have the page. */
  link: LinkView | null;
  /** The to-do for this step; null if the applicant has not added it. */
  todo: ReadyTodoView | null;
  /** The key of a new to-do (`ownDateFields.key`). */
  newId: string;
}

export interface ReadyTodoView {
  isDone: boolean;
  /** For example 'By Friday 5 March, in 3 days'; null if there is no day. */
  due: string | null;
  href: string;
}

export type PlaceOf = { is: 'known'; university: string } | { is: 'none' | 'unknown' };

export interface ReadyView {
  place: PlaceOf;
  /** The university's picture; null if it is not in the catalogue. */
  picture: string | null;
  intro: string;
  steps: ReadyStepView[];
  /** Whether the applicant can add a step to their to-dos. */
  canAdd: boolean;
  /** A message if the to-dos are unavailable. */
  problem: string | null;
}
