import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import { usePageUrl } from '../islands/page-info.ts';
import type { PageNotice } from './page-notice.server.ts';
import { AT } from './section.ts';

export interface NoticeAreaProps {
  /** What was done before this page was loaded. */
  notice: PageNotice | null;
  children: ReactNode;
}

/** A page, and above it what was just done on it. */
export function NoticeArea({ notice, children }: NoticeAreaProps) {
  const section = usePageUrl().searchParams.get(AT);
  return (
    <div>
      <Island of="notices" props={{ notice, section }} />
      {children}
    </div>
  );
}
