import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  Banner,
  ButtonLink,
  Inline,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { CourseContact } from '#app/features/catalogue/course/CourseContact.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { Unsure } from '../tile/Unsure.tsx';
import { ConfirmedCourseCard } from './ConfirmedCourseCard.tsx';
import { headlineWords } from './headline-words.ts';
import type { ConfirmationView, ConfirmedStart } from './view-types.ts';

export function ConfirmationPage({ view }: { view: ConfirmationView }) {
  const { headline, course, courseHref, start, retryHref } = view;
  const { title, explanation } = headlineWords[headline];
  return (
    <Stack gap={6}>
      <PageHead title={title()}>
        <Text size="l">{explanation()}</Text>
      </PageHead>
      {course && <ConfirmedCourseCard course={course} />}
      {headline === 'confirm' && (
        <Banner tone="danger" title={m.applications_confirm_warning_title()}>
          <Text>{m.applications_confirm_warning()}</Text>
        </Banner>
      )}
      {start?.isUnsure && retryHref !== null && (
        <Unsure retryHref={retryHref}>{m.applications_unsure({ year: start.year })}</Unsure>
      )}
      {start?.hidden && <Text>{start.hidden}</Text>}
      {headline === 'confirm' && !start && <Text>{m.applications_confirm_country()}</Text>}
      {headline === 'cannotApply' && course && <CourseContact {...course} />}
      {start?.href === null && <Text>{m.applications_elsewhere()}</Text>}
      {start && start.href !== null && (
        <div>
          <ButtonLink href={start.href} size="l" variant={start.isUnsure ? 'secondary' : 'primary'}>
            {startWords(start)} <ArrowRightIcon />
          </ButtonLink>
        </div>
      )}
      <Inline gap={3}>
        {retryHref !== null && !start && (
          <ButtonLink href={retryHref}>{m.shell_try_again()}</ButtonLink>
        )}
        {headline === 'confirm' && !start && <AllApplications variant="primary" />}
        {courseHref !== null && (
          <ButtonLink href={courseHref} variant="secondary">
            {m.applications_confirm_course_page()}
          </ButtonLink>
        )}
        {headline === 'confirm' ? (
          <ButtonLink href={paths.search} variant="secondary">
            {m.applications_confirm_choose_course()}
          </ButtonLink>
        ) : (
          <AllApplications variant="secondary" />
        )}
      </Inline>
    </Stack>
  );
}

function startWords({ isTracked, isUnsure, hidden, year }: ConfirmedStart): string {
  if (isTracked) return m.applications_confirm_track({ year });
  return isUnsure || hidden !== null
    ? m.applications_go({ year })
    : m.applications_confirm_start({ year });
}

const AllApplications = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <ButtonLink href={paths.applications} variant={variant}>
    {m.applications_confirm_all()}
  </ButtonLink>
);
