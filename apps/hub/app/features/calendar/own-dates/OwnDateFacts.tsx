import { Tag, Text, UserIcon } from '@applicant-hub/design-system';
import type { OwnDatePart } from '../view-types.ts';

export function OwnDateFacts({ tag, place, choice }: Omit<OwnDatePart, 'changeHref'>) {
  return (
    <>
      {place !== null && <Text>{place}</Text>}
      {choice !== null && (
        <Text size="s" muted>
          {choice}
        </Text>
      )}
      <Tag tone="info" icon={<UserIcon />}>
        {tag}
      </Tag>
    </>
  );
}
