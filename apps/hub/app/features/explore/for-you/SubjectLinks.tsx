import { m } from '@applicant-hub/copy';
import { Heading, Inline, Link, Stack } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ChoiceLinks } from '#app/features/catalogue/course/ChoiceLinks.tsx';
import type { ForYouView } from './for-you-view.server.ts';

export function SubjectLinks({ subjects }: Pick<ForYouView, 'subjects'>) {
  return (
    <Stack as="section" gap={3} aria-labelledby="subjects-heading">
      <Inline gap={4} justify="space-between" align="baseline">
        <Heading level={2} size="m" id="subjects-heading">
          {m.explore_for_you_subjects()}
        </Heading>
        <Link href={paths.subjects}>{m.explore_for_you_change_subjects()}</Link>
      </Inline>
      <ChoiceLinks
        label={m.explore_for_you_subjects()}
        items={subjects.map(({ title, href }) => ({
          label: title,
          href,
          current: false,
          isPublished: true,
        }))}
      />
    </Stack>
  );
}
