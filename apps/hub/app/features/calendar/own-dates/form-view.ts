import type { TypedOwnDate } from '@applicant-hub/domain';
import type { FormMessage } from '#app/platform/flash/FormMessageView.tsx';

/** The names of the fields. Forms restored after sign-in depend on them. */
export const ownDateFields = {
  /** Part of the id of a new date, so that submitting a form twice adds only one date. */
  key: 'key',
  version: 'version',
  title: 'title',
  /** Name of the field for the whole date, followed by the names of its three selects. */
  on: 'on',
  day: 'on-day',
  month: 'on-month',
  year: 'on-year',
  time: 'time',
  until: 'until',
  place: 'place',
  choice: 'choice',
  /** Only for to-dos. */
  done: 'done',
  intent: 'intent',
} as const;

export const ownDateIntents = ['save', 'delete'] as const;
export type OwnDateIntent = (typeof ownDateIntents)[number];

/** A choice that a date can belong to. `value` is submitted. */
export interface ChoiceOption {
  value: string;
  label: string;
}

export type OwnField = 'title' | 'date' | 'time' | 'until' | 'place';

export interface OwnFormView {
  isNew: boolean;
  /** Only for new items. */
  newId: string;
  /** The version that the form was opened with; 0 for a new item. */
  version: number;
  typed: Pick<TypedOwnDate, 'title' | 'day' | 'month' | 'year'>;
  errors: Partial<Record<OwnField, string>>;
  message: FormMessage | null;
  years: string[];
}

/** A form that is shown again, with its input or with the values given here. */
export type FormAgain<View extends OwnFormView> = { status: 400 | 409 | 503 } & Partial<
  Pick<View, 'version' | 'typed' | 'errors' | 'message'>
>;

export interface OwnDateFormView extends OwnFormView {
  typed: Omit<TypedOwnDate, 'choice'> & { choice: string };
  choices: ChoiceOption[];
  /** False if some choices may be missing. */
  areChoicesKnown: boolean;
}
