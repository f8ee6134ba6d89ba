import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { m } from '@applicant-hub/copy';
import { Button, ButtonLink, Heading, Stack, Text, TicksField } from '@applicant-hub/design-system';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { clearWidgetPath, paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { INTENT, WIDGET, type WidgetCommand } from '../settings/widget-settings-command.ts';
import { settingsPage } from '../settings/settings-page.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return settingsPage({ request, context, applicant }, params['id']);
}

export const action = methodNotAllowed;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [{ title: m.shell_page_title({ page: m.settings_heading(loaded) }) }] : [];

export default function WidgetSettings() {
  const { id, title, options, canClear, canHide } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <PageHead title={m.settings_heading({ title })} />
      {options.length > 0 ? (
        <CommandForm id={id} command="save">
          <Stack gap={4}>
            <TicksField
              id="settings"
              legend={id === 'Timeline' ? m.settings_legend_dates() : m.settings_legend_answers()}
              ticks={options.map((option) => ({
                name: option.id,
                label: option.label,
                defaultChecked: option.value === 'yes',
              }))}
            />
            <div>
              <Button type="submit">{m.settings_save()}</Button>
            </div>
          </Stack>
        </CommandForm>
      ) : (
        !canClear && <Text>{m.settings_none()}</Text>
      )}
      {canClear && (
        <Stack as="section" gap={3} align="start">
          <Heading level={2}>{m.settings_clear_heading()}</Heading>
          <Text>{m.settings_clear_hint()}</Text>
          <ButtonLink href={clearWidgetPath(id)} variant="secondary">
            {m.settings_clear()}
          </ButtonLink>
        </Stack>
      )}
      {canHide && (
        <CommandForm id={id} command="hide">
          <Stack as="section" gap={3} align="start">
            <Heading level={2}>{m.settings_hide_heading()}</Heading>
            <Text>{m.settings_hide_hint()}</Text>
            <Button type="submit" variant="secondary">
              {m.settings_hide()}
            </Button>
          </Stack>
        </CommandForm>
      )}
    </Stack>
  );
}

interface CommandFormProps {
  id: string;
  command: WidgetCommand;
  children: ReactNode;
}

/** A form that changes the widget and returns to the hub, which closes the settings. */
function CommandForm({ id, command, children }: CommandFormProps) {
  return (
    <form method="post" action={paths.widgetsForm}>
      <FormToken />
      <input type="hidden" name={WIDGET} value={id} />
      <input type="hidden" name={INTENT} value={command} />
      {children}
    </form>
  );
}
