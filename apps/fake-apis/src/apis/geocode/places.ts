import type { Records } from '#src/store/records.ts';
import { locate, type Postcode } from './postcode.ts';
import type { Position } from './postcode-areas.ts';

export interface Places {
  /** Null when the place is unknown. */
  find: (account: string, postcode: Postcode) => Position | null;
  /** Changes the place of a postcode for one account. */
  move: (account: string, postcode: Postcode, position: Position) => void;
}

export function placesOf(records: Records): Places {
  const moved = records.collection<Position>('geocode', 'place');
  return {
    find: (account, postcode) => moved.find(account, postcode.full) ?? locate(postcode),
    move: (account, postcode, position) => moved.put(account, postcode.full, position),
  };
}
