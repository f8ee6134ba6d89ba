import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { WayOutView } from './view-types.ts';

export interface NothingFoundProps {
  /** Whether the search has a condition that can be removed. */
  readonly isNarrow: boolean;
  /** Whether the search has filters in addition to its text. */
  readonly hasFilters: boolean;
  readonly waysOut: readonly WayOutView[];
  readonly clearHref: string;
}

/** Suggests conditions to remove, with the number of courses that each change would find. */
export function NothingFound({ isNarrow, hasFilters, waysOut, clearHref }: NothingFoundProps) {
  if (!isNarrow) {
    return (
      <Card as="section" data-empty>
        <Heading level={2}>{m.courses_empty_level_heading()}</Heading>
        <Text>{m.courses_empty_level_explanation()}</Text>
      </Card>
    );
  }
  return (
    <Card as="section" data-empty>
      <Heading level={2}>{m.courses_empty_heading()}</Heading>
      {hasFilters && <Text>{m.courses_empty_explanation()}</Text>}
      <Stack as="ul" gap={0}>
        {waysOut.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link href={clearHref} variant="standalone">
            {m.courses_empty_clear()}
          </Link>
        </li>
      </Stack>
    </Card>
  );
}
