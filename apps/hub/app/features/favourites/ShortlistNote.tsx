import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import type { Place } from './place.ts';

/** Says once why courses near it have no buttons of the shortlist, where it is unavailable. */
export const ShortlistNote = ({ of: places }: { of: readonly Place[] }) =>
  places.includes('unknown') && (
    <Text size="s" muted>
      {m.favourites_shortlist_unknown()}
    </Text>
  );
