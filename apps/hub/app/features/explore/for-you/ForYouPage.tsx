import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  EmptyState,
  Heading,
  HeartIcon,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ExploreHead } from '#app/features/catalogue/search/ExploreHead.tsx';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { ArticleSection } from './ArticleSection.tsx';
import { CourseSection } from './CourseSection.tsx';
import { SubjectLinks } from './SubjectLinks.tsx';
import type { ForYouView } from './for-you-view.server.ts';

export function ForYouPage({ problem, subjects, courses, articles }: ForYouView) {
  const isEmpty = problem === null && courses === null && articles === null;
  return (
    <Stack gap={8}>
      <ExploreHead
        title={m.explore_for_you_title()}
        intro={m.explore_for_you_intro()}
        current={paths.forYou}
      />
      {problem !== null && <FetchProblem words={problem} href={paths.forYou} />}
      {isEmpty && <NoSubjects />}
      {subjects.length > 0 && <SubjectLinks subjects={subjects} />}
      {courses && <CourseSection {...courses} />}
      {articles && <ArticleSection {...articles} />}
    </Stack>
  );
}

function NoSubjects() {
  return (
    <EmptyState
      icon={<HeartIcon size="xl" />}
      heading={<Heading level={2}>{m.explore_for_you_empty_title()}</Heading>}
      action={<ButtonLink href={paths.subjects}>{m.explore_for_you_choose()}</ButtonLink>}
    >
      <Text>{m.explore_for_you_empty()}</Text>
    </EmptyState>
  );
}
