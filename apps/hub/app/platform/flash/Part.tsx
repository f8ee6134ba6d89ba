import { m } from '@applicant-hub/copy';
import { type ReactNode, useContext } from 'react';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { Notice } from './Notice.tsx';
import * as css from './Part.css.ts';
import { partProps, SectionContext, useNamedSection } from '#app/platform/browser/page/section.ts';

/**
 * A part of a page, with its notice above it. Small forms in the part return to it. The part's
 * element must have `partProps`.
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
 * The notice of a page part, for users without scripts: their forms return to the part by a URL
 * fragment. With scripts, the notice area of the page shows it. The address determines where the
 * notice is rendered, so that the server and the browser render the same elements; only the server
 * has the text.
 *
 * @param of the ids of the part, and of the parts within it
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

export const GonePart = ({ id }: { id: string }) => (
  <div {...partProps(id)} className={css.gone}>
    <PartNotice of={[id]} />
  </div>
);
