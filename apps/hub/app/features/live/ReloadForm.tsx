import { m } from '@applicant-hub/copy';
import { Button, Inline, RefreshIcon, Text } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import { paths } from '#app/platform/paths/links.ts';

export interface ReloadFormProps {
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

export function ReloadForm({ isUpdating, onReload }: ReloadFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void onReload();
  };
  return (
    <form method="get" action={paths.live} onSubmit={onSubmit}>
      <Inline gap={2}>
        <Text size="s">{m.live_picture_broken()}</Text>
        <Button type="submit" variant="quiet" size="s" busy={isUpdating}>
          <RefreshIcon /> {m.live_reload()}
        </Button>
      </Inline>
    </form>
  );
}
