import { m } from '@applicant-hub/copy';
import { Button, Card, ErrorSummary, RadiosField, Stack, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { paths } from '#app/platform/paths/links.ts';
import { CHANGE, type Change, OF, SUBJECT, TYPE } from '#app/platform/paths/people-like-path.ts';
import type { QualificationStep } from './view-types.ts';

const next: Change = 'subjects';

/**
 * The form for the qualification. The next step has the subjects of the qualification (PLY-5).
 * Ticked subjects are still ticked if the applicant does not change the qualification.
 */
export function QualificationForm({
  types,
  chosen,
  subjects,
  isMissing,
}: Omit<QualificationStep, 'step'>) {
  if (types.length === 0) {
    return (
      <Card>
        <Text>{m.people_type_none()}</Text>
      </Card>
    );
  }
  const error = isMissing ? m.people_type_missing() : undefined;
  return (
    <Stack gap={5}>
      {error && (
        <ErrorSummary
          title={m.errors_summary_heading()}
          errors={[{ fieldId: TYPE, message: error }]}
        />
      )}
      <Card>
        <form method="get" action={paths.peopleLike}>
          <input type="hidden" name={CHANGE} value={next} />
          {chosen !== null && subjects.length > 0 && (
            <>
              <input type="hidden" name={OF} value={chosen} />
              {subjects.map((id) => (
                <input key={id} type="hidden" name={SUBJECT} value={id} />
              ))}
            </>
          )}
          <Stack gap={5} align="start">
            <RadiosField
              name={TYPE}
              legend={m.people_type_legend()}
              error={error}
              defaultValue={chosen ?? undefined}
              options={types.map(({ id, name }) => ({
                value: id,
                label: <span {...publishedText}>{name}</span>,
              }))}
            />
            <Button type="submit">{m.people_type_submit()}</Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
