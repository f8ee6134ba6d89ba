import { m } from '@applicant-hub/copy';
import { useEffect, useState } from 'react';
import { sayErrorInTitle } from '#app/platform/browser/page/error-title.ts';
import { listen } from '#app/platform/islands/bus.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { useBriefly } from './use-briefly.ts';
import { Notice } from './Notice.tsx';
import { area } from './NoticeArea.css.ts';
import type { PageNotice } from '#app/platform/browser/page/notice.ts';

export interface NoticesProps {
  /** The notice about a change that was made before this page loaded. */
  notice: PageNotice | null;
  /** Null if the notice belongs to the whole page. */
  section: string | null;
}

/**
 * The notice about the last change, with its undo button (EXT-5), above the page on which the
 * change was made. A notice with an undo button or a problem has no timeout (WCAG 2.2.1): it is
 * displayed until the user closes it, the next notice replaces it, or the page changes.
 */
export function Notices({ notice, section }: NoticesProps) {
  const [live, setLive] = useState<ChangeResult | null>(null);
  // A newer notice replaces the page's own notice for good: when the newer notice is closed, the
  // page's own notice does not return.
  const [replaced, setReplaced] = useState<string | null>(null);
  const own = notice && notice.id !== replaced ? notice : null;
  const ownId = notice?.id ?? null;
  useEffect(
    () =>
      listen('notice', (result) => {
        setLive(result);
        setReplaced(ownId);
      }),
    [ownId],
  );
  useEffect(() => (live?.ok === false ? sayErrorInTitle() : undefined), [live]);
  const region = useBriefly(live?.ok === true && !live.notice.canUndo, live, setLive);
  return (
    // Always present, because screen readers announce only changes within an existing live region.
    <div
      ref={region}
      className={area}
      role="status"
      aria-label={m.page_notices_label()}
      data-live={live !== null || undefined}
      data-foot={live !== null || (own !== null && section !== null) || undefined}
      tabIndex={-1}
    >
      {live ? (
        <Notice {...live} section={null} onClose={() => setLive(null)} />
      ) : (
        own && <Notice key={own.id} notice={own} link={own.link} section={section} onClose={null} />
      )}
    </div>
  );
}
