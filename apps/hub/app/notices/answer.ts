import type { NoticeView } from './notices.server.ts';

/** What a script is told of a change. */
export interface ChangeAnswer {
  ok: boolean;
  notice: NoticeView;
  /** Where to go on, when the change needs one more choice. */
  link: { href: string; label: string } | null;
}
