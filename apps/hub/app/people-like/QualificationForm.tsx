import { Form } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Button, Card, RadiosField, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../applicant/links.ts';
import { TYPE } from './people-like-path.ts';
import type { QualificationStep } from './view-types.ts';

/** Which qualification: its subjects come next (PLY-5). */
export const QualificationForm = ({ types, chosen }: Omit<QualificationStep, 'step'>) => (
  <Card>
    {types.length === 0 ? (
      <Text>{m.people_type_none()}</Text>
    ) : (
      <Form method="get" action={paths.peopleLike}>
        <Stack gap={5} align="start">
          <RadiosField
            name={TYPE}
            legend={m.people_type_legend()}
            // One is always chosen, so nobody is sent away without one.
            defaultValue={chosen ?? types[0]?.id}
            options={types.map(({ id, name }) => ({
              value: id,
              label: <span data-published>{name}</span>,
            }))}
          />
          <Button type="submit">{m.people_type_submit()}</Button>
        </Stack>
      </Form>
    )}
  </Card>
);
