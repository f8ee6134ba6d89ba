import { m } from '@applicant-hub/copy';
import { Button, RefreshIcon } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import { paths } from '../applicant/links.ts';

export interface RefreshFormProps {
  isUpdating: boolean;
  onRefresh: () => Promise<unknown>;
}

/** Looks whether there is something to watch (LIV-8); without scripts the page comes anew. */
export function RefreshForm({ isUpdating, onRefresh }: RefreshFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void onRefresh();
  };
  return (
    <form method="get" action={paths.live} onSubmit={onSubmit}>
      <Button type="submit" busy={isUpdating}>
        <RefreshIcon /> {m.live_refresh()}
      </Button>
    </form>
  );
}
