import { m } from '@applicant-hub/copy';
import { Tag, Text, UserIcon, AlertIcon } from '@applicant-hub/design-system';
import type { OwnDatePart } from '../view-types.ts';

/** What only a date has that the applicant wrote: where it is, what for, and what it clashes with. */
export function OwnDateFacts({ place, choice, clashes }: Omit<OwnDatePart, 'changeHref'>) {
  return (
    <>
      {place !== null && <Text>{place}</Text>}
      {choice !== null && (
        <Text size="s" muted>
          {choice}
        </Text>
      )}
      <Tag tone="info" icon={<UserIcon />}>
        {m.mine_tag()}
      </Tag>
      {clashes.map((clash) => (
        <Text key={clash} data-clash>
          <AlertIcon /> {clash}
        </Text>
      ))}
    </>
  );
}
