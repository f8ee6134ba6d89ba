import type { PageNotice } from './page-notice.server.ts';

/** What was just done in a part of a page. */
export interface NoticeHere {
  notice: PageNotice;
  /** Id of the part. */
  section: string;
}
