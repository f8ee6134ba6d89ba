import { m } from '@applicant-hub/copy';
import { Button, Heading, RefreshIcon, Stack, Text } from '@applicant-hub/design-system';
import type { ColumnCount } from '@applicant-hub/domain';
import { partProps } from '#app/platform/browser/page/section.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { ArrangeForm } from './ArrangeForm.tsx';
import { arrangeParts } from './arrange-path.ts';

/** Resets to the suggested layout; there is no confirmation, because it can be undone (EXT-5). */
export function ResetTools({ columns }: { columns: ColumnCount }) {
  const { isBusy, onSubmit } = useChangeForm();
  return (
    <Stack as="section" gap={3} aria-labelledby={arrangeParts.reset}>
      <Heading level={2} {...partProps(arrangeParts.reset)}>
        {m.arrange_reset_heading()}
      </Heading>
      <PartNotice of={[arrangeParts.reset]} />
      <Text muted>{m.arrange_reset_explanation()}</Text>
      <ArrangeForm
        command={{ intent: 'reset', columns }}
        columns={columns}
        part={arrangeParts.reset}
        onSubmit={onSubmit}
      >
        <Button type="submit" variant="secondary" busy={isBusy}>
          <RefreshIcon /> {m.arrange_reset()}
        </Button>
      </ArrangeForm>
    </Stack>
  );
}
