import { m } from '@applicant-hub/copy';
import { Button, Stack, Text } from '@applicant-hub/design-system';
import type { PanelId } from '@applicant-hub/domain';

export interface SaveButtonProps {
  readonly panel: PanelId;
  readonly isBusy: boolean;
  /** The reason why the panel cannot be saved yet. */
  readonly obstacle: string | null;
  /** Called when the button is pressed while the panel cannot be saved. */
  readonly onRefused: () => void;
}

export function SaveButton({ panel, isBusy, obstacle, onRefused }: SaveButtonProps) {
  const reasonId = `${panel}-obstacle`;
  return (
    <Stack gap={2} align="start">
      <Button
        type="submit"
        busy={isBusy}
        unavailable={obstacle !== null}
        onUnavailable={onRefused}
        aria-describedby={obstacle === null ? undefined : reasonId}
      >
        {isBusy ? m.preferences_saving() : m.preferences_save()}
      </Button>
      <noscript>
        <Text muted>{m.preferences_save_alone()}</Text>
      </noscript>
      <div role="status" id={reasonId}>
        {obstacle !== null && <Text muted>{obstacle}</Text>}
      </div>
    </Stack>
  );
}
