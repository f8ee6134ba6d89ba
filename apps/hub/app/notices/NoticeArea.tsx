import { m } from '@applicant-hub/copy';
import { useLocation, useSearchParams } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { latePart } from '../parts/late-part.tsx';
import { useChangesElsewhere } from '../shell/use-changes-elsewhere.ts';
import type { ChangeAnswer } from './answer.ts';
import { NoticeContext } from './notice-context.ts';
import { area } from './NoticeArea.css.ts';
import type { PageNotice } from './page-notice.server.ts';
import { AT } from './section.ts';

export interface NoticeAreaProps {
  /** What was done before this page was loaded. */
  notice: PageNotice | null;
  children: ReactNode;
}

/**
 * What was just done, with a way to undo it (EXT-5), above the page it was done on. It never goes by
 * itself, however long somebody takes to read it (WCAG 2.2.1): it stays until it is closed, until
 * the page changes, or until the next change has its own.
 */
export function NoticeArea({ notice, children }: NoticeAreaProps) {
  useChangesElsewhere();
  const { key } = useLocation();
  // A notice that a script brought counts for the page it was made on.
  const [told, setTold] = useState<{ on: string; answer: ChangeAnswer } | null>(null);
  // The same for as long as the page is open: what has no script yet must not hear of a change.
  const page = useRef(key);
  useEffect(() => {
    page.current = key;
  }, [key]);
  const tell = useCallback((answer: ChangeAnswer) => {
    const on = page.current;
    void Notice.ready().then(() => setTold({ on, answer }));
  }, []);
  const live = told?.on === key ? told.answer : null;
  const [search] = useSearchParams();
  const section = search.get(AT);
  return (
    <NoticeContext.Provider value={tell}>
      <div>
        {/* Always there: what is put into it later is read out. */}
        <div
          className={area}
          role="status"
          aria-label={m.page_notices_label()}
          data-live={live !== null}
          data-foot={live !== null || (notice !== null && section !== null)}
          tabIndex={-1}
        >
          {live ? (
            <Notice {...live} section={null} onClose={() => setTold(null)} />
          ) : (
            notice && (
              <Notice
                key={notice.id}
                notice={notice}
                link={notice.link}
                section={section}
                onClose={null}
              />
            )
          )}
        </div>
        {children}
      </div>
    </NoticeContext.Provider>
  );
}

/**
 * Its script is in that of the forms that change something (`vite.config.ts`): what happened to them
 * can be said without a line, too.
 */
const Notice = latePart(async () => (await import('./Notice.tsx')).Notice, {
  isUrgent: () => true,
});
