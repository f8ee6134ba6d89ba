import { useState } from 'react';
import type { LookupView } from './view.ts';

/**
 * What a lookup has to show of a search without scripts, until a script goes on with it.
 *
 * @returns the view if it is this lookup's, and what puts it away
 */
export function useView<Name extends LookupView['lookup']>(
  lookup: Name,
  view: LookupView | null,
): [Extract<LookupView, { lookup: Name }> | null, () => void] {
  const [putAway, setPutAway] = useState<LookupView | null>(null);
  const isShown = view !== putAway && view?.lookup === lookup;
  return [isShown ? (view as Extract<LookupView, { lookup: Name }>) : null, () => setPutAway(view)];
}
