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
