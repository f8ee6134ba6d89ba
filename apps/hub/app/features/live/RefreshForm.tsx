import { m } from '@applicant-hub/copy';
import { Button, RefreshIcon } from '@applicant-hub/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';

interface RefreshFormProps {
  isUpdating: boolean;
  onRefresh: () => Promise<unknown>;
}

/**
 * Minimum time between two clicks (milliseconds). More frequent requests do not show the player
 * sooner.
 */
const PAUSE_MS = 2_000;

/** Checks whether there is something to watch (LIV-8). Without scripts it reloads the page. */
export function RefreshForm({ isUpdating, onRefresh }: RefreshFormProps) {
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(() => setPausing(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPausing]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setPausing(true);
    void onRefresh();
  };
  return (
    <form method="get" action={paths.live} onSubmit={onSubmit}>
      <Button type="submit" busy={isUpdating || isPausing}>
        <RefreshIcon /> {m.live_refresh()}
      </Button>
    </form>
  );
}
