import { m } from '@applicant-hub/copy';
import { Box, Button, Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { BarTable } from './BarTable.tsx';
import { INTENT, peopleLikePath, SUBJECT, TYPE } from '#app/platform/paths/people-like-path.ts';
import * as css from './Results.css.ts';
import type { ResultsStep } from './view-types.ts';

/** What people with the same subjects applied for, and the ways to change what it is about (PLY-8). */
export function Results({ type, chosen, chart, guides, guide }: Omit<ResultsStep, 'step'>) {
  const query = { type: type.id, subjects: chosen.map(({ id }) => id) };
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={m.people_selection()}>
        <dl className={css.selection}>
          <div className={css.row}>
            <dt className={css.term}>{m.people_qualification()}</dt>
            <dd className={css.description} data-published>
              {type.name}
            </dd>
            <dd className={css.change}>
              <Link href={peopleLikePath({ ...query, change: 'qualification' })}>
                {m.people_change_qualification()}
              </Link>
            </dd>
          </div>
          <div className={css.row}>
            <dt className={css.term}>{m.people_subjects()}</dt>
            <dd className={css.description} data-published>
              {chosen.map(({ name }) => name).join(', ')}
            </dd>
            <dd className={css.change}>
              <Link href={peopleLikePath({ ...query, change: 'subjects' })}>
                {m.people_change_subjects()}
              </Link>
            </dd>
          </div>
        </dl>
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
        <Box surface="sunken" padding="l">
          <Stack gap={2}>
            <Heading level={2} size="m">
              {m.people_none({ qualification: type.name })}
            </Heading>
            <Text>{m.people_none_why()}</Text>
          </Stack>
        </Box>
      ) : (
        <BarTable query={query} chart={chart} guides={guides} guide={guide} />
      )}
    </Stack>
  );
}
