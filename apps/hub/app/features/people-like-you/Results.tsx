import { m } from '@applicant-hub/copy';
import { Button, Card, EmptyState, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { BarTable } from './BarTable.tsx';
import { INTENT, SUBJECT, TYPE } from '#app/platform/paths/people-like-path.ts';
import { Selection } from './Selection.tsx';
import type { ResultsStep } from './view-types.ts';

/**
 * The subjects that applicants with the same school subjects applied for, with links to change the
 * selection (PLY-8).
 */
export function Results({ type, chosen, chart, guides, guide }: Omit<ResultsStep, 'step'>) {
  const query = { type: type.id, subjects: chosen.map(({ id }) => id) };
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={m.people_selection()}>
        <Selection type={type} subjects={query.subjects} chosen={chosen} />
        <form method="post" action={paths.peopleLike}>
          <FormToken />
          <input type="hidden" name={INTENT} value="clear" />
          <input type="hidden" name={TYPE} value={type.id} />
          {query.subjects.map((id) => (
            <input key={id} type="hidden" name={SUBJECT} value={id} />
          ))}
          <Button type="submit" variant="secondary" size="s">
            {m.people_clear()}
          </Button>
        </form>
      </Card>
      {chart.total === 0 ? (
        <EmptyState
          heading={
            <Heading level={2} size="m">
              {m.people_none({ qualification: type.name })}
            </Heading>
          }
        >
          <Text>{m.people_none_why()}</Text>
        </EmptyState>
      ) : (
        <BarTable query={query} chart={chart} guides={guides} guide={guide} />
      )}
    </Stack>
  );
}
