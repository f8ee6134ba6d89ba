import { Text } from '@applicant-hub/design-system';
import type { ListedPlace } from './places.ts';
import * as css from './PlaceList.css.ts';

export interface PlaceListProps {
  readonly id: string;
  readonly label: string;
  readonly places: readonly ListedPlace[];
}

/**
 * The places of the map as a list, with name and distance (EXT-15). The places are not links,
 * because the markers and the cards or headings next to the map already are, and more links would
 * mean more tab stops.
 */
export function PlaceList({ id, label, places }: PlaceListProps) {
  return (
    <ol id={id} className={css.list} aria-label={label}>
      {places.map(({ id: placeId, number, name, place, distance }) => (
        <li key={placeId} className={css.item}>
          <span className={css.number} data-unplaced={place ? undefined : true}>
            {number}
          </span>
          <span className={css.words}>
            <Text as="span" weight="strong">
              {name}
            </Text>
            {distance && (
              <Text as="span" size="s" muted numeric>
                {distance}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
