/** What a person is told after a change. */
export interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

/** A notice as a page shows it. */
export interface NoticeView extends Notice {
  id: string;
  canUndo: boolean;
}

/** What a script is told of a change. */
export interface ChangeAnswer {
  ok: boolean;
  notice: NoticeView;
  /** Where to go on, when the change needs one more choice. */
  link: { href: string; label: string } | null;
}

/** What is said of what was done before a page was loaded. */
export type PageNotice = NoticeView & Pick<ChangeAnswer, 'link'>;

/** What was just done in a part of a page. */
export interface NoticeHere {
  notice: PageNotice;
  /** Id of the part. */
  section: string;
}
