import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { SavedSearches } from '../saved-searches/SavedSearches.tsx';
import { CourseSearch } from './CourseSearch.tsx';
import type { SearchView } from './search-view.server.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { WayCard } from './WayCard.tsx';
import { waysIn } from './ways-in.tsx';

export function SearchPage({ saved, isPostgraduate, counts }: SearchView) {
  const hrefTo = useHrefTo();
  return (
    <Stack gap={8}>
      <PageHead title={m.explore_search_title()} back={null}>
        <Text size="l" muted>
          {m.explore_search_intro()}
        </Text>
      </PageHead>
      <CourseSearch isPostgraduate={isPostgraduate} />
      <SavedSearches searches={saved} />
      <Stack as="section" aria-labelledby="ways-heading">
        <Heading level={2} id="ways-heading">
          {m.explore_search_ways()}
        </Heading>
        <Grid as="ul" columns={3}>
          {waysIn(counts, hrefTo).map((way) => (
            <WayCard key={way.href} {...way} />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
