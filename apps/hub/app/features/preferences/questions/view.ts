export type SearchState =
  /** The search text is too short. */
  | 'start'
  | 'none'
  | 'failed'
  | 'found'
  /** The button of the list was pressed without a choice. */
  | 'unchosen'
  /** The chosen result was filled in. */
  | 'filled';

export interface SearchView<Lookup extends 'address' | 'school' = 'address' | 'school'> {
  lookup: Lookup;
  state: SearchState;
  /** The results to choose from, if there are any. */
  choices: Choice[];
}

export interface Choice {
  value: string;
  label: string;
}

export interface PhoneView {
  lookup: 'phone';
  state: 'valid' | 'invalid' | 'blank' | 'failed';
}

/** The lookups that the hub has. Without a lookup, its answer is typed by hand. */
export type Lookups = Readonly<Record<'address' | 'school' | 'phone', boolean>>;

export interface KnownNumber {
  readonly number: string;
  readonly isValid: boolean;
  /** Null if the number is invalid. */
  readonly region: string | null;
}

export type LookupView = (SearchView<'address'> | SearchView<'school'> | PhoneView) & {
  /** Search text of the address lookup. It is not an answer, but must not be lost. */
  addressSearch: string;
};
