import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  SearchIcon,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ExploreHead } from '#app/features/catalogue/search/ExploreHead.tsx';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { SearchPanel } from '#app/features/catalogue/search/SearchPanel.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { ShowRest } from '#app/features/catalogue/cards/ShowRest.tsx';
import { cardId } from '#app/platform/browser/page/section.ts';
import { SubjectCard } from './SubjectCard.tsx';
import * as css from './SubjectsPage.css.ts';
import type { SubjectsView } from './subjects-view.server.ts';

export function SubjectsPage({ search, problem, subjects }: SubjectsView) {
  return (
    <Stack gap={6}>
      <ExploreHead
        title={m.explore_subjects_title()}
        intro={m.explore_subjects_intro()}
        current={paths.subjects}
      />
      <SearchPanel key={search} label={m.explore_subjects_form_label()} action={paths.subjects}>
        <TextField
          name="search"
          type="search"
          label={m.explore_subjects_search()}
          defaultValue={search}
          enterKeyHint="search"
        />
        <Button type="submit">
          <SearchIcon /> {m.explore_subjects_submit()}
        </Button>
        {search !== '' && (
          <ButtonLink href={paths.subjects} variant="quiet">
            {m.explore_subjects_clear()}
          </ButtonLink>
        )}
      </SearchPanel>
      {problem === null ? (
        <SubjectList subjects={subjects} />
      ) : (
        <FetchProblem words={problem} href={subjectsPath(search)} />
      )}
    </Stack>
  );
}

const subjectsPath = (search: string): string =>
  search === ''
    ? paths.subjects
    : `${paths.subjects}?${new URLSearchParams({ search }).toString()}`;

function SubjectList({ subjects }: Pick<SubjectsView, 'subjects'>) {
  const first = subjects[css.SHOWN];
  return (
    <Stack as="section" aria-labelledby="subjects-heading">
      <Heading level={2} id="subjects-heading">
        {m.explore_subjects_count({ count: subjects.length })}
      </Heading>
      <HeartsNote of={subjects.map(({ isFavourite }) => isFavourite)} />
      {subjects.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size="xl" />}
          heading={
            <Heading level={3} size="m">
              {m.explore_subjects_empty()}
            </Heading>
          }
          action={
            <ButtonLink href={paths.subjects} variant="secondary">
              {m.explore_subjects_clear()}
            </ButtonLink>
          }
        >
          <Text>{m.explore_subjects_empty_hint()}</Text>
        </EmptyState>
      ) : (
        <div className={css.list}>
          <Grid as="ul" min="m" gap={4}>
            {subjects.map((subject) => (
              <SubjectCard key={subject.id} subject={subject} />
            ))}
          </Grid>
          {first && <ShowRest all={subjects.length} shown={css.SHOWN} firstId={cardId(first.id)} />}
        </div>
      )}
    </Stack>
  );
}
