import { m } from '@applicant-hub/copy';
import { Banner, Text } from '@applicant-hub/design-system';
import { useEffect, useState } from 'react';
import { listen } from '#app/platform/islands/bus.ts';
import { ISLAND } from '#app/platform/islands/markup.ts';

/** How long an editor's script may take before the page says so (STA-11, milliseconds). */
const LATE_AFTER_MS = 5_000;

/**
 * Says that the script of an editor is late, as long as it is. The server's form is complete and stays
 * usable meanwhile, and when it never comes.
 *
 * @param of id of the editor's island
 */
export function LateNote({ of }: { of: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const isLive = () => document.querySelector(`[${ISLAND}="${of}"][data-live]`) !== null;
    const timer = setTimeout(() => setLate(!isLive()), LATE_AFTER_MS);
    const stop = listen('live', (id) => {
      if (id === of) setLate(false);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [of]);
  return (
    <div role="status">
      {isLate && (
        <Banner tone="info" title={m.widgets_late_editor()}>
          <Text>{m.widgets_late_editor_plain()}</Text>
        </Banner>
      )}
    </div>
  );
}
