import { applying } from './page-rows/applying.ts';
import { choosing } from './page-rows/choosing.ts';
import { offers } from './page-rows/offers.ts';
import type { PageType } from './page-rows/row.ts';
import { studying } from './page-rows/studying.ts';

export interface Page {
  readonly nid: string;
  readonly title: string;
  readonly summary: string;
  /** Path on the website. */
  readonly url: string;
  readonly type: PageType;
  /** 1 when published, 0 for a draft. */
  readonly status: 0 | 1;
}

const rows = [...applying, ...choosing, ...studying, ...offers];

/** A page that is not published yet. */
const DRAFT = '114';

export const pages: readonly Page[] = rows.map(([nid, type, path, title, summary]) => ({
  nid,
  title,
  summary,
  url: `/undergraduate/${path}`,
  type,
  status: nid === DRAFT ? 0 : 1,
}));
