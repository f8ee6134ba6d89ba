import { useState } from 'react';
import type { LookupView } from './view.ts';

/**
 * State of a lookup that was run without scripts, until a script takes over.
 *
 * @returns the view if it belongs to this lookup, and a function that clears it
 */
export function useView<Name extends LookupView['lookup']>(
  lookup: Name,
  view: LookupView | null,
): [Extract<LookupView, { lookup: Name }> | null, () => void] {
  const [putAway, setPutAway] = useState<LookupView | null>(null);
  const isVisible = view !== putAway && view?.lookup === lookup;
  return [
    isVisible ? (view as Extract<LookupView, { lookup: Name }>) : null,
    () => setPutAway(view),
  ];
}
