import { m } from '@applicant-hub/copy';
import { Stack, Text, useEnhanced } from '@applicant-hub/design-system';
import { useRef } from 'react';
import { HtmlText } from '../notifications/HtmlText.tsx';
import { Countdown } from './Countdown.tsx';
import { below, panel, player, stage } from './LivePage.css.ts';
import { RefreshForm, type RefreshFormProps } from './RefreshForm.tsx';
import type { LiveNow } from './use-live.ts';

/** Where the event is played. What is there before has the same size, so that nothing moves. */
export function Stage({ live }: { live: LiveNow }) {
  const { view, state, refresh } = live;
  const place = useRef<HTMLDivElement>(null);
  const onRefresh = async () => {
    const next = await refresh();
    // The button goes away: what it was for has come.
    if (next?.state === 'showing') place.current?.focus();
  };
  return (
    <div ref={place} className={stage} data-theme="dark" tabIndex={-1}>
      {state === 'showing' && view.embed !== null ? (
        <iframe
          className={player}
          title={m.live_player({ title: view.title || m.live_untitled() })}
          data-published
          src={view.embed}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // It is of another origin, so it may have its own: players keep what somebody set.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
        />
      ) : (
        <div className={panel}>
          {view.holdingHtml && <HtmlText html={view.holdingHtml} />}
          {state === 'holding' ? (
            <Until live={live} onRefresh={onRefresh} />
          ) : (
            <Late isUpdating={live.isUpdating} onRefresh={onRefresh} />
          )}
        </div>
      )}
    </div>
  );
}

/** The countdown; without scripts, what to do at the start. Nothing refreshes by itself then. */
function Until({ live, onRefresh }: { live: LiveNow; onRefresh: () => Promise<unknown> }) {
  const { view, isUpdating, begin } = live;
  const counts = useEnhanced();
  return (
    <div className={below}>
      {counts ? (
        <Countdown now={view.now} startsAt={view.startsAt} onEnd={begin} />
      ) : (
        <Stack gap={3} align="center">
          <Text>{m.live_refresh_at_start()}</Text>
          <RefreshForm isUpdating={isUpdating} onRefresh={onRefresh} />
        </Stack>
      )}
    </div>
  );
}

/** It should have begun. */
function Late(refresh: RefreshFormProps) {
  const asksItself = useEnhanced();
  return (
    <Stack gap={3} align="center">
      <Text>
        {asksItself ? m.live_starting_explanation() : m.live_starting_explanation_plain()}
      </Text>
      <RefreshForm {...refresh} />
    </Stack>
  );
}
