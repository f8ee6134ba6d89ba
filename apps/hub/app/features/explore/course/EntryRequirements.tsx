import { m } from '@applicant-hub/copy';
import { DescriptionList, Heading, Stack, Text } from '@applicant-hub/design-system';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import type { CourseView } from './view-types.ts';

export function EntryRequirements({
  course: { entryRequirements, pointsSentence },
}: {
  course: Pick<CourseView, 'entryRequirements' | 'pointsSentence'>;
}) {
  return (
    <Stack as="section" gap={3} aria-labelledby="requirements-heading">
      <Heading level={2} id="requirements-heading">
        {m.courses_requirements_heading()}
      </Heading>
      <Text numeric>{pointsSentence}</Text>
      {entryRequirements.length > 0 && (
        <DescriptionList
          items={entryRequirements.map(({ label, text }) => ({
            term: label,
            description: <InEnglish>{text}</InEnglish>,
          }))}
        />
      )}
    </Stack>
  );
}
