import { m } from '@applicant-hub/copy';
import { Details, Heading, Stack, Text } from '@applicant-hub/design-system';
import { useEffect } from 'react';
import { emit } from '#app/platform/islands/bus.ts';
import type { ChangeView, HistoryView } from './view-types.ts';

/** Number of visible changes. All other changes are collapsed. */
const OPEN = 3;

/**
 * The changes to the applications, newest first. Empty while they are unknown, and before the first
 * check of the status.
 */
export function StatusHistory({ history }: { history: HistoryView | null }) {
  const news = history?.news ?? null;
  // Updates the line at the top of the page, which is a separate island. The line ignores null, so
  // it is still displayed after its changes were marked as seen.
  useEffect(() => emit('news', news), [news]);
  if (history === null) return null;
  const { changes, nothing } = history;
  if (nothing !== null) {
    return (
      <Text size="s" muted>
        {nothing}
      </Text>
    );
  }
  if (changes.length === 0) return null;
  const earlier = changes.slice(OPEN);
  return (
    <Stack as="section" gap={3} aria-labelledby="history-heading" data-history>
      <Heading level={3} size="m" id="history-heading">
        {m.history_heading()}
      </Heading>
      <Text size="s" muted>
        {m.history_explanation()} {m.deadlines_uk_times()}
      </Text>
      <Changes changes={changes.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <Details summary={m.history_earlier()}>
          <Changes changes={earlier} />
        </Details>
      )}
    </Stack>
  );
}

const Changes = ({ changes }: { changes: readonly ChangeView[] }) => (
  <Stack as="ol" gap={3}>
    {changes.map(({ id, of, course, to, before, when }) => (
      <Stack as="li" gap={1} key={id}>
        <Text as="span" weight="strong">
          {of}: {to}
        </Text>
        <Text as="span" size="s">
          {[course, before].filter((words) => words !== null).join(', ')}
        </Text>
        <Text as="span" size="s" muted numeric>
          {when}
        </Text>
      </Stack>
    ))}
  </Stack>
);
