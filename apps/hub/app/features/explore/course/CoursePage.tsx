import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import type { LatLng } from '@applicant-hub/domain';
import { BackLink } from '#app/platform/layout/frame/BackLink.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { CourseContact } from '#app/features/catalogue/course/CourseContact.tsx';
import { PlacesMap } from '#app/platform/map/PlacesMap.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseOptions } from './CourseOptions.tsx';
import * as css from './CoursePage.css.ts';
import { EntryRequirements } from './EntryRequirements.tsx';
import type { BackView } from '#app/platform/server/http/back-link.server.ts';
import type { CourseView } from './view-types.ts';

export interface CoursePageProps {
  /** Null if the course is unavailable. */
  readonly course: CourseView | null;
  readonly problem: string | null;
  readonly back: BackView;
  /** The place that distances are measured from. */
  readonly home: { readonly postcode: string | null; readonly place: LatLng | null };
  readonly tileUrl: string | null;
  /** The address of the current page. */
  readonly retryHref: string;
}

export function CoursePage({ course, problem, back, home, tileUrl, retryHref }: CoursePageProps) {
  return (
    <Stack gap={6}>
      <BackLink {...back} />
      {course === null ? (
        <Problem problem={problem} retryHref={retryHref} />
      ) : (
        <>
          <CourseHeader course={course} />
          <CourseOptions options={course.options} />
          <div className={css.columns}>
            <div className={css.column}>
              <Stack as="section" gap={3} aria-labelledby="about-heading">
                <Heading level={2} id="about-heading">
                  {m.courses_description_heading()}
                </Heading>
                {course.description.map((paragraph) => (
                  <Text key={paragraph}>
                    <InEnglish>{paragraph}</InEnglish>
                  </Text>
                ))}
              </Stack>
              <EntryRequirements course={course} />
              <CourseContact university={course.university} contact={course.contact} />
            </div>
            <PlacesMap
              id="course-map"
              title={m.courses_map_title()}
              points={[course.map]}
              home={home.place}
              homeLabel={home.postcode}
              tileUrl={tileUrl}
            />
          </div>
        </>
      )}
    </Stack>
  );
}

function Problem({ problem, retryHref }: Pick<CoursePageProps, 'problem' | 'retryHref'>) {
  return (
    <>
      <Heading level={1} size="2xl">
        {m.courses_page_title()}
      </Heading>
      <Banner
        tone="danger"
        title={m.courses_page_problem_heading()}
        action={
          <ButtonLink href={retryHref} variant="secondary">
            {m.shell_try_again()}
          </ButtonLink>
        }
      >
        <Text>{problem}</Text>
        <Text>{m.courses_page_problem_explanation()}</Text>
      </Banner>
    </>
  );
}
