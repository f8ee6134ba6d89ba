/** Where a search without scripts stands. */
export type SearchState =
  /** Too little was typed to look for anything. */
  | 'start'
  | 'none'
  | 'failed'
  | 'found'
  /** The button of the list was pressed with nothing chosen. */
  | 'unchosen'
  /** What was chosen is in the form. */
  | 'filled';

/** What a search without scripts found. */
export interface SearchView<Lookup extends 'address' | 'school' = 'address' | 'school'> {
  lookup: Lookup;
  state: SearchState;
  /** To choose one from, when some were found. */
  choices: Choice[];
}

export interface Choice {
  value: string;
  label: string;
}

/** What checking a number without scripts said. */
export interface PhoneView {
  lookup: 'phone';
  state: 'valid' | 'invalid' | 'blank' | 'failed';
}

/** What is known of the number that is saved. */
export interface KnownNumber {
  readonly number: string;
  readonly isValid: boolean;
  /** Where it belongs; null when it is not valid. */
  readonly region: string | null;
}

/** What the lookup whose button was pressed has to show. */
export type LookupView = (SearchView<'address'> | SearchView<'school'> | PhoneView) & {
  /** What stands in the search of the address lookup: it is no answer, and yet was typed. */
  addressSearch: string;
};
