import { type ReactNode, useContext, useMemo } from 'react';
import { Island } from '#app/platform/islands/Island.tsx';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import type { PageNotice } from '#app/platform/browser/page/notice.ts';
import { useNamedSection } from '#app/platform/browser/page/section.ts';

export interface NoticeAreaProps {
  notice: PageNotice | null;
  children: ReactNode;
}

export function NoticeArea({ notice, children }: NoticeAreaProps) {
  const page = useContext(PageContext);
  const section = useNamedSection();
  const below = useMemo(
    () => (notice && section !== null ? { ...page, said: { notice, section } } : page),
    [page, notice, section],
  );
  return (
    <div>
      <Island of="notices" props={{ notice, section }} />
      <PageContext.Provider value={below}>{children}</PageContext.Provider>
    </div>
  );
}
