import { m } from '@applicant-hub/copy';
import {
  Banner,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { memo } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PlacesMap } from '#app/platform/map/PlacesMap.tsx';
import { FavouriteList } from './FavouriteList.tsx';
import { awaited } from './TabPanel.css.ts';
import { type FavouriteTab, TAB_PARAM } from './tabs.ts';
import type { TabView } from './use-tab-view.ts';
import type { FavouritesView } from './view-types.ts';

export const TabPanel = memo(function TabPanel({ view }: { view: TabView }) {
  switch (view.state) {
    case 'ready':
      return <Items view={view} />;
    case 'empty':
      return <Nothing tab={view.tab} />;
    case 'loading':
      return <Loading />;
    case 'pending':
      return <Late tab={view.tab} />;
    case 'error':
    case 'unreachable':
      return <LoadFailure tab={view.tab} words={view.state === 'error' ? view.problem : null} />;
  }
});

function Items({ view }: { view: FavouritesView }) {
  const { tab, courses, guides, total, missing, isUnread, map } = view;
  const shown = courses.length + guides.length;
  const list = (
    <Stack>
      <FavouriteList view={view} />
      {isUnread && <Text muted>{m.favourites_unread()}</Text>}
      {missing > 0 && !isUnread && <Text muted>{m.favourites_missing({ count: missing })}</Text>}
      {shown < total && (
        <Text muted numeric>
          {m.favourites_showing({ shown, total })}{' '}
          <Link href={`${paths.favourites}?kind=${tab}`} variant="compact">
            {m.favourites_manage()}
          </Link>
        </Text>
      )}
    </Stack>
  );
  if (!map) return list;
  const isSingle = map.points.length === 1;
  const places = (
    <PlacesMap
      level={3}
      id="favourites-map"
      title={m.favourites_map_title()}
      folded={isSingle || undefined}
      {...map}
    />
  );
  // A map next to a single card would be higher than the card, and show little.
  return isSingle ? (
    <Stack gap={2}>
      {list}
      {places}
    </Stack>
  ) : (
    <Grid columns="2-1" align="start">
      {list}
      {places}
    </Grid>
  );
}

const emptyWords: Record<FavouriteTab, () => string> = {
  top5: m.favourites_empty_top5,
  courses: m.favourites_empty_courses,
  unis: m.favourites_empty_unis,
  locations: m.favourites_empty_locations,
  subjects: m.favourites_empty_subjects,
  pages: m.favourites_empty_pages,
};

/** The page where favourites of a tab can be found. */
const sources: Record<FavouriteTab, string> = {
  top5: paths.search,
  courses: paths.results,
  unis: paths.unis,
  locations: paths.locations,
  subjects: paths.subjects,
  pages: paths.search,
};

/** The empty state of a tab (FAV-8). */
function Nothing({ tab }: { tab: FavouriteTab }) {
  return (
    <EmptyState
      heading={<Heading level={3}>{m.favourites_empty()}</Heading>}
      action={
        <ButtonLink href={sources[tab]} variant="secondary">
          {m.favourites_choose()}
        </ButtonLink>
      }
    >
      <Text muted>{emptyWords[tab]()}</Text>
    </EmptyState>
  );
}

/** The loading state of a tab (FAV-7). */
function Loading() {
  return (
    <div role="status" aria-busy className={awaited}>
      <Stack gap={3}>
        <Text muted>{m.favourites_loading()}</Text>
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}

const tabHref = (tab: FavouriteTab) => `${paths.hub}?${TAB_PARAM}=${tab}#favourites`;

/** Without scripts, a reload shows the content that was too slow. */
function Late({ tab }: { tab: FavouriteTab }) {
  return (
    <Banner tone="info" title={m.favourites_loading()} action={<TryAgain tab={tab} />}>
      <Text>{m.favourites_loading_explanation()}</Text>
    </Banner>
  );
}

function LoadFailure({ tab, words }: { tab: FavouriteTab; words: string | null }) {
  return (
    <Banner tone="danger" action={<TryAgain tab={tab} />}>
      <Text>{words ?? m.favourites_unreachable()}</Text>
    </Banner>
  );
}

/** A full page load, which also redirects to sign-in if the session has expired. */
const TryAgain = ({ tab }: { tab: FavouriteTab }) => (
  <a href={tabHref(tab)}>{m.shell_try_again()}</a>
);
