import { m } from '@applicant-hub/copy';
import { Banner, Text } from '@applicant-hub/design-system';
import { useEffect, useState } from 'react';
import { CHANGED, FAILED, ISLAND } from '#app/platform/islands/markup.ts';

/** How long an editor's script may take before the page shows a message (STA-11, milliseconds). */
const LATE_AFTER_MS = 5_000;

/** The reason why the content below is not interactive. */
type Why = 'late' | 'changed' | 'failed';

const words = {
  late: { title: m.widgets_late_editor, text: m.widgets_late_editor_plain },
  changed: { title: m.widgets_changed, text: m.widgets_changed_plain },
  failed: { title: m.widgets_failed, text: m.widgets_failed_plain },
} as const satisfies Record<Why, { title: () => string; text: () => string }>;

/**
 * Shows a note if the script of an island is slow, has failed, or does not run because the HTML was
 * changed. The server's form is complete and usable in all cases.
 *
 * @param of id of the island
 */
export function LateNote({ of }: { of: string }) {
  const [why, setWhy] = useState<Why | null>(null);
  useEffect(() => {
    const island = document.querySelector<HTMLElement>(`[${ISLAND}="${of}"]`);
    if (island === null) return;
    const update = () => setWhy(whyNotLive(island));
    const observer = new MutationObserver(update);
    const timer = setTimeout(() => {
      update();
      observer.observe(island, { attributes: true });
    }, LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [of]);
  return (
    <div role="status">
      {why && (
        <Banner tone="info" title={words[why].title()}>
          <Text>{words[why].text()}</Text>
        </Banner>
      )}
    </div>
  );
}

function whyNotLive({ dataset }: HTMLElement): Why | null {
  if (dataset['live']) return null;
  const plain = dataset['plain'];
  return plain === CHANGED || plain === FAILED ? plain : 'late';
}
