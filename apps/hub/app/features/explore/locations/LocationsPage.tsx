import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  Link,
  MapPinIcon,
  SchoolIcon,
  Stack,
} from '@applicant-hub/design-system';
import type { LocationType } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { CardFact } from '#app/features/catalogue/cards/CardFact.tsx';
import { ChoiceLinks } from '#app/features/catalogue/course/ChoiceLinks.tsx';
import { ExploreHead } from '#app/features/catalogue/search/ExploreHead.tsx';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { GuideCard } from '#app/features/catalogue/cards/GuideCard.tsx';
import { ResultPages } from '#app/platform/layout/frame/ResultPages.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { allOfTypeWords, groupOrder, typeWords } from './location-types.ts';
import type { LocationCardView, LocationsView } from './locations-view.server.ts';

export function LocationsPage({ type, page, pageCount, problem, groups }: LocationsView) {
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <ExploreHead
          title={m.explore_locations_title()}
          intro={m.explore_locations_intro()}
          current={paths.locations}
        />
        <ChoiceLinks
          label={m.explore_locations_filter_label()}
          items={[
            { href: locationsPath(null), label: m.explore_locations_all(), current: type === null },
            ...groupOrder.map((group) => ({
              href: locationsPath(group),
              label: typeWords[group](),
              current: type === group,
            })),
          ]}
        />
      </Stack>
      {problem !== null && <FetchProblem words={problem} href={locationsPath(type)} />}
      {problem === null && groups.length === 0 && (
        <EmptyState
          icon={<MapPinIcon size="xl" />}
          heading={
            <Heading level={2} size="m">
              {m.explore_locations_empty()}
            </Heading>
          }
          action={
            <ButtonLink href={paths.locations} variant="secondary">
              {m.explore_locations_show_all()}
            </ButtonLink>
          }
        />
      )}
      <HeartsNote
        of={groups.flatMap(({ locations }) => locations.map(({ isFavourite }) => isFavourite))}
      />
      {groups.map((group) => (
        <Stack as="section" key={group.type} aria-labelledby={group.type}>
          <Heading level={2} id={group.type}>
            {typeWords[group.type]()}
          </Heading>
          <Grid as="ul" min="m">
            {group.locations.map((location) => (
              <LocationCard key={location.id} location={location} />
            ))}
          </Grid>
          {type === null && group.total > group.locations.length && (
            <Link href={locationsPath(group.type)} variant="standalone">
              {allOfTypeWords[group.type]({ count: group.total })} <ArrowRightIcon />
            </Link>
          )}
        </Stack>
      ))}
      <ResultPages
        page={page}
        pageCount={pageCount}
        getHref={(to) => `${locationsPath(type)}&page=${to}`}
      />
    </Stack>
  );
}

const locationsPath = (type: LocationType | null): string =>
  type === null ? paths.locations : `${paths.locations}?type=${type}`;

function LocationCard({ location }: { location: LocationCardView }) {
  const { id, title, summary, href, picture, providerCount, kind, isFavourite } = location;
  return (
    <GuideCard
      title={title}
      href={href}
      level={3}
      picture={picture}
      summary={summary}
      meta={
        providerCount !== null && (
          <CardFact icon={<SchoolIcon />}>
            {m.explore_locations_providers({ count: providerCount })}
          </CardFact>
        )
      }
      keep={
        <FavouriteButton short kind={kind} item={{ id }} title={title} isFavourite={isFavourite} />
      }
    />
  );
}
