import { type TariffSelection, parseTariffSelection } from '@applicant-hub/domain';
import { SELECTION_PREFIX } from './forget-selection.ts';

const keyOf = (owner: string) => SELECTION_PREFIX + owner;

/**
 * What was selected in this tab and is not saved yet, so that it outlives going to another page and
 * back, and a reload.
 *
 * @returns null when nothing was, or when the browser keeps nothing
 */
export function readSelectionCopy(owner: string): TariffSelection | null {
  try {
    const copy = sessionStorage.getItem(keyOf(owner));
    return copy === null ? null : parseTariffSelection(copy);
  } catch {
    return null;
  }
}

/** Keeps what is selected, where the browser lets it. */
export function writeSelectionCopy(owner: string, { grades, subject }: TariffSelection): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify({ grades, subject }));
  } catch {
    // Then it lives as long as the page.
  }
}
