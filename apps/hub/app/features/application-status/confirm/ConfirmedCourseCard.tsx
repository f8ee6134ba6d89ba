import { m } from '@applicant-hub/copy';
import { Card, DescriptionList, Heading, Picture, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { courseFrame } from '#app/features/catalogue/course/course-frame.css.ts';
import * as css from './ConfirmedCourseCard.css.ts';
import type { ConfirmedCourse } from './view-types.ts';

/**
 * Shows the course, so that the applicant does not apply for the wrong course by mistake (ACS-15).
 */
export function ConfirmedCourseCard({ course }: { course: ConfirmedCourse }) {
  return (
    <Card as="section" aria-labelledby="confirmed-course">
      <div className={courseFrame}>
        <div className={css.picture}>
          <Picture src={course.picture} drawing={course.drawing} eager />
        </div>
        <div className={css.words}>
          <div className={css.head}>
            <div className={css.logo}>
              <Picture src={course.logo} ratio="square" eager />
            </div>
            <div className={css.names} {...publishedText}>
              <Heading level={2} id="confirmed-course">
                {course.title}
              </Heading>
              <Text>{course.university}</Text>
            </div>
          </div>
          <DescriptionList
            items={[
              {
                term: m.applications_confirm_start_date(),
                description: published(course.startDate),
              },
              { term: m.applications_confirm_year(), description: published(course.year) },
              {
                term: m.applications_confirm_location(),
                description: published(course.locationType),
              },
              {
                term: m.applications_confirm_course_code(),
                description: published(course.courseCode),
              },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

/** Marks text from the university, which the hub does not translate. */
const published = (words: string) => <span {...publishedText}>{words}</span>;
