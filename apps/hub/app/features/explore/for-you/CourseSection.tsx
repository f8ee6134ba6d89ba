import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  Banner,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { CourseCard } from '#app/features/catalogue/course/CourseCard.tsx';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { CoursePoints } from '#app/features/catalogue/points/CoursePoints.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import type { ForYouCourses } from './for-you-view.server.ts';

const wholeNumber = new Intl.NumberFormat(locale);

export function CourseSection({ problem, total, href, points, courses }: ForYouCourses) {
  return (
    <Stack as="section" aria-labelledby="courses-heading">
      <Inline gap={4} justify="space-between" align="baseline">
        <Heading level={2} id="courses-heading">
          {m.explore_for_you_courses()}
        </Heading>
        {total > courses.length && (
          <Link href={href} variant="standalone">
            {m.explore_for_you_courses_all({ shown: wholeNumber.format(total) })} <ArrowRightIcon />
          </Link>
        )}
      </Inline>
      {problem !== null && <Banner tone="danger" title={problem} />}
      {problem === null && courses.length === 0 && (
        <Text muted>{m.explore_for_you_courses_empty()}</Text>
      )}
      {courses.length > 0 && <PointsLine line={points} />}
      <HeartsNote of={courses.map(({ isFavourite }) => isFavourite)} />
      {courses.length > 0 && (
        <Grid as="ul" min="l">
          {courses.map((course) => (
            <CourseCard
              key={course.ref.courseId}
              as="li"
              card={course}
              level={3}
              points={
                course.check && <CoursePoints points={course.check} title={course.fullTitle} />
              }
              keep={
                <FavouriteButton
                  short
                  kind="courses"
                  item={course.ref}
                  title={course.fullTitle}
                  isFavourite={course.isFavourite}
                />
              }
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
