import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';

/** Says once of all hearts near it why they are neither full nor empty, where that is so. */
export const HeartsNote = ({ of: marks }: { of: readonly (boolean | null | undefined)[] }) =>
  marks.includes(null) && (
    <Text size="s" muted>
      {m.favourites_unknown()}
    </Text>
  );
