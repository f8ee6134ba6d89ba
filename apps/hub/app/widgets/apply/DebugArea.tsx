import { Form } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Button, Details, SelectField, Stack, Text } from '@applicant-hub/design-system';
import { FormToken } from '../../shell/FormToken.tsx';
import { paths } from '../../applicant/links.ts';
import type { DebugView } from './debug-view.server.ts';

/** Forces application states, for testing (DBG-2). Shown only while page state says so. */
export function DebugArea({ options, forced }: DebugView) {
  return (
    <Details summary={m.debug_heading()}>
      <Form method="post" action={paths.debugStatus}>
        <FormToken />
        <Stack>
          <Text muted>{m.debug_explanation()}</Text>
          <SelectField
            name="ug"
            label={m.debug_ug_status()}
            defaultValue={forced.ug ?? ''}
            options={withNone(options.ug)}
          />
          <SelectField
            name="uc"
            label={m.debug_uc_status()}
            defaultValue={forced.uc ?? ''}
            options={withNone(options.uc)}
          />
          <div>
            <Button type="submit" variant="secondary">
              {m.debug_apply()}
            </Button>
          </div>
        </Stack>
      </Form>
    </Details>
  );
}

const withNone = (statuses: readonly string[]) => [
  { value: '', label: m.debug_not_forced() },
  ...statuses.map((status) => ({ value: status, label: status })),
];
