import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  SearchIcon,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ExploreHead } from '#app/features/catalogue/search/ExploreHead.tsx';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { ResultPages } from '#app/platform/layout/frame/ResultPages.tsx';
import { UniCard } from '#app/features/catalogue/cards/UniCard.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { ShowRest } from '#app/features/catalogue/cards/ShowRest.tsx';
import { cardId } from '#app/platform/browser/page/section.ts';
import { HomeNote } from './HomeNote.tsx';
import { LetterNav } from './LetterNav.tsx';
import { ListSummary } from './ListSummary.tsx';
import { UniFilters } from './UniFilters.tsx';
import * as css from './UnisPage.css.ts';
import { unisPath } from './unis-query.ts';
import type { UnisView } from './unis-view.server.ts';

export function UnisPage({ query, home, problem, list }: UnisView) {
  const first = list?.unis[css.SHOWN];
  return (
    <Stack gap={6}>
      <ExploreHead
        title={m.explore_unis_title()}
        intro={m.explore_unis_intro()}
        current={paths.unis}
      />
      <UniFilters key={unisPath(query)} query={query} hasDistances={home !== null} />
      {problem !== null && <FetchProblem words={problem} href={unisPath(query)} />}
      {list && (
        <>
          <LetterNav query={query} letters={list.letters} />
          <Stack gap={4} id="results">
            <ListSummary list={list} />
            {home && <HomeNote {...home} />}
            <HeartsNote of={list.unis.map(({ isFavourite }) => isFavourite)} />
          </Stack>
          {list.total === 0 ? (
            <EmptyState
              icon={<SearchIcon size="xl" />}
              heading={
                <Heading level={3} size="m">
                  {m.explore_unis_empty()}
                </Heading>
              }
              action={
                <ButtonLink href={paths.unis} variant="secondary">
                  {m.explore_unis_clear()}
                </ButtonLink>
              }
            >
              <Text>{m.explore_unis_empty_hint()}</Text>
            </EmptyState>
          ) : (
            <div className={css.list}>
              <Grid as="ul" min="m">
                {list.unis.map((uni) => (
                  <UniCard
                    key={uni.id}
                    uni={uni}
                    level={3}
                    keep={
                      <FavouriteButton
                        short
                        kind="unis"
                        item={{ id: uni.id }}
                        title={uni.name}
                        isFavourite={uni.isFavourite}
                      />
                    }
                  />
                ))}
              </Grid>
              {first && (
                <ShowRest all={list.unis.length} shown={css.SHOWN} firstId={cardId(first.href)} />
              )}
            </div>
          )}
          <ResultPages
            page={query.page}
            pageCount={list.pageCount}
            getHref={(page) => `${unisPath({ ...query, page })}#results`}
          />
        </>
      )}
    </Stack>
  );
}
