export interface PressedKey {
  key: string;
  /** Whether an input method is composing text. Escape then cancels the composition. */
  isComposing: boolean;
  target: unknown;
}

/** Fields that use Escape themselves, to close a list. */
const TAKES_ESCAPE = 'select, [role="combobox"]';

/**
 * A search field. Escape clears it without a warning, because its text can quickly be typed again.
 */
const SEARCH = 'input[type="search"]';

/** Fields whose text exists only on the page. Drafts are excluded, because they save themselves. */
const TYPED_TEXT = `:is(textarea, input:not([type]), input[type="text"], input[type="number"]):not([data-draft] *)`;

export function isLeaving({ key, isComposing, target }: PressedKey): boolean {
  if (key !== 'Escape' || isComposing) return false;
  const field = target as Partial<Pick<HTMLInputElement, 'matches' | 'value'>> | null;
  if (!field?.matches) return true;
  return !field.matches(TAKES_ESCAPE) && !(field.matches(SEARCH) && field.value !== '');
}

export const isTypedText = (field: Pick<Element, 'matches'>): boolean => field.matches(TYPED_TEXT);
