import { m } from '@applicant-hub/copy';
import {
  Button,
  Details,
  Heading,
  Inline,
  SelectField,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { paths } from '#app/platform/paths/links.ts';
import type { DebugView } from './debug-view.server.ts';

/**
 * Forces application states (DBG-2) and wipes saved data (DBG-8), for testing. Shown only if the
 * flag in page state is set.
 */
export function DebugArea(view: DebugView) {
  return (
    <Details summary={m.debug_heading()}>
      <Stack gap={6}>
        <ForcedStates {...view} />
        <Wipes />
      </Stack>
    </Details>
  );
}

function ForcedStates({ options, forced }: DebugView) {
  return (
    <form method="post" action={paths.debugStatus}>
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
    </form>
  );
}

/** Each button opens a confirmation page (DBG-8). */
function Wipes() {
  return (
    <Stack gap={3}>
      <Heading level={2} size="s">
        {m.debug_wipe_heading()}
      </Heading>
      <Text muted>{m.debug_wipe_explanation()}</Text>
      <Inline gap={3}>
        <form method="get" action={paths.wipeProfile}>
          <Button type="submit" variant="secondary">
            {m.debug_wipe_profile()}
          </Button>
        </form>
        <form method="get" action={paths.wipeDfe}>
          <Button type="submit" variant="secondary">
            {m.debug_wipe_dfe()}
          </Button>
        </form>
      </Inline>
    </Stack>
  );
}

const withNone = (statuses: readonly string[]) => [
  { value: '', label: m.debug_not_forced() },
  ...statuses.map((status) => ({ value: status, label: status })),
];
