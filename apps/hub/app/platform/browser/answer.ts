/** The message after a change. */
export interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

export interface NoticeView extends Notice {
  id: string;
  canUndo: boolean;
}

/** The answer to a change, for scripts. */
export interface ChangeAnswer {
  ok: boolean;
  notice: NoticeView;
  /** Where to continue, when the change needs one more choice. */
  link: { href: string; label: string } | null;
}

/** A notice about a change before the page was loaded. */
export type PageNotice = NoticeView & Pick<ChangeAnswer, 'link'>;

/** A notice about a change in a part of a page. */
export interface NoticeHere {
  notice: PageNotice;
  /** Id of the part. */
  section: string;
}
