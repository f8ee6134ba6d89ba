/** A key, and where it was pressed. */
export interface PressedKey {
  key: string;
  /** Whether it belongs to an input method: Escape then ends the word that is being composed. */
  isComposing: boolean;
  target: unknown;
}

/** Fields that have a use for Escape of their own: they close a list. */
const TAKES_ESCAPE = 'select, [role="combobox"]';

/** A search is quickly typed anew, and Escape empties it. */
const SEARCH = 'input[type="search"]';

/** Text that nobody has yet but the page; a draft saves itself. */
const TYPED_TEXT = `:is(textarea, input:not([type]), input[type="text"], input[type="number"]):not([data-draft] *)`;

/** Whether a key leaves the widget: Escape, when nothing else has a use for it. */
export function isLeaving({ key, isComposing, target }: PressedKey): boolean {
  if (key !== 'Escape' || isComposing) return false;
  const field = target as Partial<Pick<HTMLInputElement, 'matches' | 'value'>> | null;
  if (!field?.matches) return true;
  return !field.matches(TAKES_ESCAPE) && !(field.matches(SEARCH) && field.value !== '');
}

/** Whether what is typed here would be lost by leaving. */
export const isTypedText = (field: Pick<Element, 'matches'>): boolean => field.matches(TYPED_TEXT);
