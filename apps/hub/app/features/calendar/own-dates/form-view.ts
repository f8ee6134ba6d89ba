import type { TypedOwnDate } from '@applicant-hub/domain';

/** The names of the fields, by which forms that wait for a sign-in are filled in again. */
export const ownDateFields = {
  /** What a new date will be called; the one of another form is another date. */
  key: 'key',
  version: 'version',
  title: 'title',
  /** The day as a whole, and its three selects. */
  on: 'on',
  day: 'on-day',
  month: 'on-month',
  year: 'on-year',
  time: 'time',
  until: 'until',
  place: 'place',
  choice: 'choice',
  /** Of a to-do only. */
  done: 'done',
  intent: 'intent',
} as const;

/** What the buttons of the form are for. */
export const ownDateIntents = ['save', 'delete'] as const;
export type OwnDateIntent = (typeof ownDateIntents)[number];

/** A choice that a date may belong to; its value is what the form sends. */
export interface ChoiceOption {
  value: string;
  label: string;
}

/** What there is to say above the form. */
export type OwnDateMessage =
  /** What was typed before a sign-in is back. */
  | { kind: 'kept' }
  | { kind: 'problem'; text: string }
  /** Another device was faster; `current` is what it left, in lines, or null when it deleted it. */
  | { kind: 'conflict'; intent: OwnDateIntent; current: string[] | null };

/** The fields that can be wrong. */
export type OwnField = 'title' | 'date' | 'time' | 'until' | 'place';

/** What the form of a date and that of a to-do have in common. */
export interface OwnFormView {
  isNew: boolean;
  /** Of a new one only. */
  newId: string;
  /** The version that the form was made from; 0 of a new one. */
  version: number;
  typed: Pick<TypedOwnDate, 'title' | 'day' | 'month' | 'year'>;
  errors: Partial<Record<OwnField, string>>;
  message: OwnDateMessage | null;
  years: string[];
}

/** The form of one date. */
export interface OwnDateFormView extends OwnFormView {
  typed: Omit<TypedOwnDate, 'choice'> & { choice: string };
  choices: ChoiceOption[];
  /** Whether these are all, or nobody can say just now. */
  areChoicesKnown: boolean;
}
