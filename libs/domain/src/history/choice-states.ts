/** What a state of a choice means to the applicant. */
export type ChoiceMeaning =
  | 'considering'
  | 'offer'
  | 'firm'
  | 'insurance'
  | 'declined'
  | 'unsuccessful'
  | 'withdrawn'
  | 'placed';

const meanings: ReadonlyMap<string, ChoiceMeaning> = new Map([
  ['REF', 'considering'],
  ['INV', 'considering'],
  ['C', 'offer'],
  ['U', 'offer'],
  ['UCC', 'offer'],
  ['CF', 'firm'],
  ['UF', 'firm'],
  ['UCCF', 'firm'],
  ['DCFF', 'firm'],
  ['CI', 'insurance'],
  ['UI', 'insurance'],
  ['UCCI', 'insurance'],
  ['CD', 'declined'],
  ['UD', 'declined'],
  ['DBD', 'declined'],
  ['R', 'unsuccessful'],
  ['RBD', 'unsuccessful'],
  ['W', 'withdrawn'],
  ['CA', 'placed'],
]);

/**
 * What a state of a choice means.
 *
 * @param state a code, or tracking's own words
 * @returns null for words that no code stands for
 */
export const choiceMeaning = (state: string): ChoiceMeaning | null => meanings.get(state) ?? null;

/** Whether a university has decided on a choice, as far as that can be told. */
export function isDecided(state: string): boolean {
  const meaning = choiceMeaning(state);
  return meaning !== null && meaning !== 'considering';
}
