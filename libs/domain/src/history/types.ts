import type { Scheme } from '../apply-status/types.ts';

export interface StatusChange {
  /** The id, which is the same for every observer of the change. */
  readonly id: string;
  readonly scheme: Scheme;
  readonly entryYear: number;
  /** The subject: the application as a whole, or one of its choices. */
  readonly subject: string;
  /** Null for the application as a whole. */
  readonly choice: ChoiceName | null;
  /** A tile status, or the status of a choice; null when it was unknown before. */
  readonly from: string | null;
  readonly to: string;
  /** ISO time of the request to tracking. */
  readonly noticedAt: string;
  /** Whether the change is news; the first observation is stored and is not news. */
  readonly isNews: boolean;
}

export interface LastStatus extends Pick<StatusChange, 'scheme' | 'entryYear'> {
  readonly isChoice: boolean;
  readonly status: string;
}

export interface ChoiceName {
  /** Empty when tracking did not send it. */
  readonly institutionName: string;
  readonly courseName: string;
}

export interface NoticedChange extends Omit<StatusChange, 'id'> {
  /** The previous change of the same subject; null when there is none. */
  readonly previousId: string | null;
}

export interface StatusHistory {
  /** In the order in which they were stored. */
  readonly changes: readonly StatusChange[];
  /** The last change that the applicant has seen; null when there is none. */
  readonly seenUntil: string | null;
}
