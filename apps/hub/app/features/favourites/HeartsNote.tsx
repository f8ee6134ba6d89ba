import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';

/** Explains once why heart buttons have no state. */
export const HeartsNote = ({ of: marks }: { of: readonly (boolean | null | undefined)[] }) =>
  marks.includes(null) && (
    <Text size="s" muted>
      {m.favourites_unknown()}
    </Text>
  );
