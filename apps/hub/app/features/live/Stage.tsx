import { m } from '@applicant-hub/copy';
import { Stack, Text, useEnhanced } from '@applicant-hub/design-system';
import { formatClockTime, formatHour } from '@applicant-hub/domain';
import { useRef, useState } from 'react';
import { HtmlText } from '#app/platform/layout/editor-html/HtmlText.tsx';
import { Countdown } from './Countdown.tsx';
import { below, panel, player, stage } from './LivePage.css.ts';
import { RefreshForm } from './RefreshForm.tsx';
import { ReloadForm } from './ReloadForm.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { LiveNow } from './use-live.ts';

/** The area of the player. Its placeholder has the same size, so that nothing moves. */
export function Stage({ live }: { live: LiveNow }) {
  const { view, state, refresh } = live;
  const place = useRef<HTMLElement>(null);
  const focusFallback = useFocusFallback(place);
  const [reloads, setReloads] = useState(0);
  const reload = async () => {
    await refresh();
    setReloads((times) => times + 1);
  };
  const embed = state === 'showing' ? view.embed : null;
  return (
    <section ref={place} aria-label={m.live_stage()} tabIndex={-1}>
      <Stack gap={2}>
        <div className={stage} data-theme="dark">
          {embed !== null ? (
            <iframe
              key={reloads}
              className={player}
              title={m.live_player({ title: view.title || m.live_untitled() })}
              data-published
              src={embed}
              loading="lazy"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // The player's origin differs from the hub's, so the sandbox may give the player its
              // own origin. Players need it to store the user's settings.
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
            />
          ) : (
            <div ref={focusFallback} className={panel}>
              {view.holdingHtml && <HtmlText html={view.holdingHtml} />}
              {state === 'holding' ? <Until live={live} /> : <Late live={live} />}
            </div>
          )}
        </div>
        {embed !== null && (
          <div ref={focusFallback}>
            <ReloadForm isUpdating={live.isUpdating} onReload={reload} />
          </div>
        )}
      </Stack>
    </section>
  );
}

/**
 * The countdown. Without scripts, shows instructions for the start, because nothing refreshes
 * automatically.
 */
function Until({ live }: { live: LiveNow }) {
  const { view, isUpdating, refresh, begin } = live;
  const counts = useEnhanced();
  return (
    <div className={below}>
      {counts ? (
        <Countdown now={view.now} startsAt={view.startsAt} onEnd={begin} />
      ) : (
        <Stack gap={3} align="center">
          <Text>{m.live_refresh_at_start()}</Text>
          <RefreshForm isUpdating={isUpdating} onRefresh={refresh} />
        </Stack>
      )}
    </div>
  );
}

/**
 * Shown when the event should have started. A manual refresh announces that it has not started.
 * Automatic refreshes announce nothing.
 */
function Late({ live: { isUpdating, refresh } }: { live: LiveNow }) {
  const asksItself = useEnhanced();
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const onRefresh = async () => {
    // Clears the message so that it is announced again, even within the same minute.
    setCheckedAt(null);
    const next = await refresh();
    if (next) setCheckedAt(next.now);
  };
  return (
    <Stack gap={3} align="center">
      <Text>
        {asksItself ? m.live_starting_explanation() : m.live_starting_explanation_plain()}
      </Text>
      <RefreshForm isUpdating={isUpdating} onRefresh={onRefresh} />
      <div role="status">
        {checkedAt !== null && (
          <Text>{m.live_not_yet({ time: formatHour(formatClockTime(new Date(checkedAt))) })}</Text>
        )}
      </div>
    </Stack>
  );
}
