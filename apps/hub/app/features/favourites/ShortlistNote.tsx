import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import type { Place } from './place.ts';

/** Explains once why courses have no shortlist buttons. */
export const ShortlistNote = ({ of: places }: { of: readonly Place[] }) =>
  places.includes('unknown') && (
    <Text size="s" muted>
      {m.favourites_shortlist_unknown()}
    </Text>
  );
