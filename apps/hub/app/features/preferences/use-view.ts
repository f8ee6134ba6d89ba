import { useState } from 'react';
import type { FinderView } from './view.ts';

/**
 * What a finder has to show of a search without scripts, until a script goes on with it.
 *
 * @returns the view if it is this finder's, and what puts it away
 */
export function useView<Name extends FinderView['finder']>(
  finder: Name,
  view: FinderView | null,
): [Extract<FinderView, { finder: Name }> | null, () => void] {
  const [putAway, setPutAway] = useState<FinderView | null>(null);
  const isShown = view !== putAway && view?.finder === finder;
  return [isShown ? (view as Extract<FinderView, { finder: Name }>) : null, () => setPutAway(view)];
}
