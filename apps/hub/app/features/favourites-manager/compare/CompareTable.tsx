import { m } from '@applicant-hub/copy';
import { CrossIcon, ExternalIcon, Link, Stack, VisuallyHidden } from '@applicant-hub/design-system';
import { OwnChoiceState } from '#app/features/catalogue/choice/ChoiceTag.tsx';
import { comparePath } from './compare-path.ts';
import { CourseHead } from './CourseHead.tsx';
import { FactsTable } from './FactsTable.tsx';
import type { ComparedCourse, CompareView } from './view-types.ts';

export function CompareTable({ query, courses, facts, listed }: CompareView) {
  const shown = facts.filter(({ isSame }) => !(query.onlyDifferences && isSame));
  const others = (id: string) => courses.flatMap((course) => (course.id === id ? [] : course.id));
  return (
    <FactsTable
      courses={courses}
      facts={shown}
      lastName={m.manage_compare_next()}
      head={(course) => (
        <CourseHead
          course={course}
          listed={listed}
          // Only a comparison of the shortlist has its columns in shortlist order.
          sideways={query.courseIds.length === 0}
        />
      )}
      last={(course) => (
        <NextSteps
          course={course}
          removeHref={comparePath({ ...query, courseIds: others(course.id) })}
        />
      )}
    />
  );
}

interface NextStepsProps {
  readonly course: ComparedCourse;
  readonly removeHref: string;
}

function NextSteps({ course, removeHref }: NextStepsProps) {
  const { fullTitle, href, applyHref, choice, uniUrl } = course;
  const about = <VisuallyHidden>{m.manage_compare_of({ title: fullTitle })}</VisuallyHidden>;
  return (
    <Stack gap={1} align="start">
      <Link href={href} variant="standalone">
        {m.manage_compare_view()}
        {about}
      </Link>
      {choice ? (
        <OwnChoiceState choice={choice} about={about} />
      ) : (
        <Link href={applyHref} variant="standalone">
          {m.manage_compare_apply()}
          {about}
        </Link>
      )}
      {uniUrl !== null && (
        <Link href={uniUrl} variant="standalone">
          {m.manage_compare_visit()}
          {about} <ExternalIcon />
        </Link>
      )}
      <Link href={removeHref} variant="standalone">
        <CrossIcon /> {m.manage_compare_remove()}
        {about}
      </Link>
    </Stack>
  );
}
