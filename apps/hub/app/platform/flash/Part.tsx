import { m } from '@applicant-hub/copy';
import { type ReactNode, useContext } from 'react';
import { PageContext } from '#app/platform/browser/page-info.ts';
import { Notice } from './Notice.tsx';
import * as css from './Part.css.ts';
import { partProps, SectionContext, useNamedSection } from '#app/platform/browser/section.ts';

/**
 * What stands in a part of a page whose small forms come back to it, and before that what was just
 * done there. Its element has `partProps`.
 */
export function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <SectionContext.Provider value={id}>
      <PartNotice of={[id]} />
      {children}
    </SectionContext.Provider>
  );
}

/**
 * What was just done in a part of the page, for people without scripts: they come back to it by a
 * fragment. Where scripts run the page's own notices say it. Whether there is a place for it is read
 * from the address, which the server and the browser both know; what is said, only the server does.
 *
 * @param of the ids of the part, and of those within it that people come back to
 */
export function PartNotice({ of: ids }: { of: readonly string[] }) {
  const { said } = useContext(PageContext);
  const named = useNamedSection();
  if (named === null || !ids.includes(named)) return null;
  return (
    <noscript className={css.place}>
      {said?.section === named && (
        <div className={css.said} role="status" aria-label={m.page_notices_label()}>
          <Notice {...said} link={said.notice.link} onClose={null} />
        </div>
      )}
    </noscript>
  );
}

/** Stands where a part was whose last thing is gone. */
export const GonePart = ({ id }: { id: string }) => (
  <div {...partProps(id)} className={css.gone}>
    <PartNotice of={[id]} />
  </div>
);
