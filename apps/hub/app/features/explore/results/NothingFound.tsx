import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { WayOutView } from './view-types.ts';

export interface NothingFoundProps {
  /** Whether there is any condition to take away. */
  readonly isNarrow: boolean;
  readonly waysOut: readonly WayOutView[];
  /** The search without any condition. */
  readonly clearHref: string;
}

/** No course matches: what to take away, and how many courses that would bring. */
export function NothingFound({ isNarrow, waysOut, clearHref }: NothingFoundProps) {
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
      <Text>{m.courses_empty_explanation()}</Text>
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
