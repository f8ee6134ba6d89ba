import { FormMessage } from '#app/features/sharing/FormMessage.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { LinkForm } from '#app/features/sharing/LinkForm.tsx';
import { compareSharePath } from '#app/platform/paths/share-path.ts';
import { COURSE_FIELD } from './fields.ts';
import type { CompareShareView } from './share-form.server.ts';

export function ComparisonShareForm({ query, courses, ...link }: CompareShareView) {
  if (courses.length < 2) return link.message && <FormMessage {...link.message} />;
  return (
    <LinkForm page={compareSharePath(query.courseIds)} {...link}>
      <ul>
        {courses.map(({ field, title }) => (
          <li key={field}>
            <InEnglish>{title}</InEnglish>
            <input type="hidden" name={COURSE_FIELD} value={field} />
          </li>
        ))}
      </ul>
    </LinkForm>
  );
}
