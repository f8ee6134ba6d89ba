import { m } from '@applicant-hub/copy';
import { Button, Inline, Stack, TicksField } from '@applicant-hub/design-system';
import {
  feedKinds,
  type NotificationSource,
  notificationSources,
  type SourceSwitches,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { INTENT } from './command.ts';
import { feedKindNames, sourceNames } from './source-names.ts';

interface SourcesFormProps {
  sources: SourceSwitches;
  /** The sources that the hub does not have. Their switches are saved unchanged. */
  absent: readonly NotificationSource[];
}

/** Switches the sources of notifications and of the feed on and off (EXT-22). */
export function SourcesForm({ sources, absent }: SourcesFormProps) {
  const { isBusy, redirectTo, onSubmit } = useChangeForm();
  // After an undo, the form shows the restored switches.
  const saved = JSON.stringify(sources);
  return (
    <form method="post" action={paths.notificationsForm} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={INTENT} value="sources" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {absent
        .filter((source) => sources[source])
        .map((source) => (
          <input key={source} type="hidden" name={source} value="yes" />
        ))}
      <Stack gap={6}>
        <TicksField
          key={`told ${saved}`}
          id="sources"
          legend={m.notifications_sources_heading()}
          hint={m.notifications_sources_hint()}
          ticks={notificationSources
            .filter((source) => !absent.includes(source))
            .map((source) => ({
              name: source,
              label: sourceNames[source].long(),
              defaultChecked: sources[source],
            }))}
        />
        <TicksField
          key={`feed ${saved}`}
          id="feed"
          legend={m.notifications_feed_heading()}
          hint={m.notifications_feed_hint()}
          ticks={feedKinds.map((kind) => ({
            name: kind,
            label: feedKindNames[kind](),
            defaultChecked: sources[kind],
          }))}
        />
        <Inline>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {m.notifications_sources_save()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
