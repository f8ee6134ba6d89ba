import type { NoticeView } from './notices.server.ts';

/** What a script is told of a change. */
export interface FavouriteAnswer {
  ok: boolean;
  notice: NoticeView;
  /** The page on which to choose a slot, when all are taken. */
  replaceHref: string | null;
}
