export interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

export interface NoticeView extends Notice {
  id: string;
  canUndo: boolean;
}

export interface ChangeResult {
  ok: boolean;
  notice: NoticeView;
  /** Link to continue when the change needs one more choice; null otherwise. */
  link: { href: string; label: string } | null;
}

export type PageNotice = NoticeView & Pick<ChangeResult, 'link'>;

export interface NoticeHere {
  notice: PageNotice;
  /** Id of the page part that the notice belongs to. */
  section: string;
}
