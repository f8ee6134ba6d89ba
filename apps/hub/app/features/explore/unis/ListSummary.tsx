import { m } from '@applicant-hub/copy';
import { Heading, Inline, Text } from '@applicant-hub/design-system';
import type { UniListView } from './unis-view.server.ts';

export function ListSummary({ list: { total, pageCount, first, last } }: { list: UniListView }) {
  return (
    <Inline gap={3} align="baseline">
      <Heading level={2} size="l">
        {m.explore_unis_count({ count: total })}
      </Heading>
      {pageCount > 1 && (
        <Text muted numeric>
          {m.explore_unis_range({ first, last })}
        </Text>
      )}
    </Inline>
  );
}
