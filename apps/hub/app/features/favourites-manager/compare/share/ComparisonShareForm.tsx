import { m } from '@applicant-hub/copy';
import { Banner, Button, Stack, Text } from '@applicant-hub/design-system';
import { TermField } from '#app/features/sharing/TermField.tsx';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { pageAt } from '#app/platform/browser/section.ts';
import { compareSharePath, SHARE_PART } from '#app/platform/paths/share-path.ts';
import { COURSE_FIELD } from './fields.ts';
import type { CompareShareView } from './share-form.server.ts';

/** Says which courses a link compares, chooses when it ends, and makes it. It needs no script. */
export function ComparisonShareForm({ id, days, query, courses, message }: CompareShareView) {
  return (
    <form method="post" action={pageAt(compareSharePath(query.courseIds), SHARE_PART)}>
      <FormToken />
      <Stack gap={5} align="start">
        {message && (
          <Banner tone={message.tone} role="alert" autofocus>
            <Text>{message.text}</Text>
          </Banner>
        )}
        {courses.length > 1 && (
          <>
            <ul>
              {courses.map(({ field, title }) => (
                <li key={field}>
                  {title}
                  <input type="hidden" name={COURSE_FIELD} value={field} />
                </li>
              ))}
            </ul>
            <TermField id={id} days={days} />
            <Button type="submit">{m.share_make()}</Button>
          </>
        )}
      </Stack>
    </form>
  );
}
