import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { SavedSearchView } from './view-types.ts';

/** A search is removed on its results page. */
export function SavedSearches({ searches }: { searches: readonly SavedSearchView[] }) {
  if (searches.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="saved-heading">
      <Heading level={2} id="saved-heading">
        {m.courses_saved_heading()}
      </Heading>
      <Card>
        <Stack as="ul" gap={4}>
          {searches.map(({ words, href, found }) => (
            <Stack as="li" key={href} gap={1}>
              <Link href={href}>{words}</Link>
              <Text size="s" muted numeric>
                {found}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
