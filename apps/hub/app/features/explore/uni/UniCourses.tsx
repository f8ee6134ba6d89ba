import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  Banner,
  Card,
  Heading,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { uniCoursesPath } from '#app/platform/paths/paths.ts';
import * as css from './UniCourses.css.ts';
import type { UniCoursesView } from './uni-page.server.ts';

export interface UniCoursesProps {
  readonly providerId: string;
  readonly name: string;
  readonly courses: UniCoursesView;
}

const wholeNumber = new Intl.NumberFormat(locale);

export function UniCourses({ providerId, name, courses }: UniCoursesProps) {
  const { problem, total } = courses;
  const shown = wholeNumber.format(total);
  return (
    <Card as="section" id="courses" aria-labelledby="courses-heading">
      <Stack gap={1}>
        <Heading level={2} id="courses-heading">
          {m.explore_uni_courses({ name })}
        </Heading>
        {problem === null && (
          <Text muted numeric>
            {m.explore_uni_courses_count({ count: total, shown })}
          </Text>
        )}
      </Stack>
      {problem !== null && <Banner tone="danger" title={problem} />}
      {courses.courses.length > 0 && <PointsLine line={courses.points} />}
      {courses.courses.length > 0 && (
        <ul className={css.list}>
          {courses.courses.map(({ id, title, href, facts, check }) => (
            <li key={id} className={css.course}>
              <Link href={href}>
                <InEnglish>{title}</InEnglish>
              </Link>
              <Text size="s" muted numeric>
                <InEnglish>{facts.join(' · ')}</InEnglish>
              </Text>
              {check && (
                <p>
                  <PointsTag points={check} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {total > courses.courses.length && (
        <div>
          <Link href={uniCoursesPath(providerId)} variant="standalone">
            {m.explore_uni_courses_all({ shown })} <ArrowRightIcon />
          </Link>
        </div>
      )}
    </Card>
  );
}
