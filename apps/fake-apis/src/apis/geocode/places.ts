import type { Records } from '#src/store/records.ts';
import { locate, type Postcode } from './postcode.ts';
import type { Position } from './postcode-areas.ts';

/** Where postcodes are. */
export interface Places {
  /** Null when nobody knows. */
  find: (account: string, postcode: Postcode) => Position | null;
  /** Moves a postcode, for one account alone. */
  move: (account: string, postcode: Postcode, position: Position) => void;
}

export function placesOf(records: Records): Places {
  const moved = records.collection<Position>('geocode', 'place');
  return {
    find: (account, postcode) => moved.find(account, postcode.full) ?? locate(postcode),
    move: (account, postcode, position) => moved.put(account, postcode.full, position),
  };
}
