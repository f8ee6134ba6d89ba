import type { Language } from '@applicant-hub/domain';

export interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

export interface NoticeView extends Notice {
  id: string;
  canUndo: boolean;
  /** Language of the text if the user has changed the language since. */
  lang?: Language | undefined;
}

export interface ChangeResult {
  ok: boolean;
  notice: NoticeView;
  /**
   * Link to the next step, if there is one. If a change failed, the user needs this step, so a form
   * without scripts is redirected to it.
   */
  link: { href: string; label: string } | null;
}

export type PageNotice = NoticeView & Pick<ChangeResult, 'link'>;

export interface NoticeHere {
  notice: PageNotice;
  /** Id of the page part that the notice belongs to. */
  section: string;
}
