import type { Scheme } from '../apply-status/types.ts';

/** One thing that was noticed of an application: its status, or that of one of its choices. */
export interface StatusChange {
  /** The same for all who notice the same. */
  readonly id: string;
  readonly scheme: Scheme;
  readonly entryYear: number;
  /** What it is about: the application as a whole, or one choice of it. */
  readonly subject: string;
  /** Null for the application as a whole. */
  readonly choice: ChoiceName | null;
  /** A tile status, or what became of a choice; null when nothing was known before. */
  readonly from: string | null;
  readonly to: string;
  /** ISO moment at which tracking was asked. */
  readonly noticedAt: string;
  /** Whether it is told: what was there at the first look is kept, and is no news. */
  readonly isNews: boolean;
}

/** What a choice is called. */
export interface ChoiceName {
  /** Empty when tracking did not give it. */
  readonly institutionName: string;
  readonly courseName: string;
}

/** A change that was noticed and is not written yet. */
export interface NoticedChange extends Omit<StatusChange, 'id'> {
  /** The last change of the same thing that it follows on; null when there was none. */
  readonly previousId: string | null;
}

/** All that was noticed of the applications of a person (EXT-10). */
export interface StatusHistory {
  /** In the order in which they were written. */
  readonly changes: readonly StatusChange[];
  /** The last change that the person has seen; null when none was. */
  readonly seenUntil: string | null;
}
