/** How many minutes a wait is likely to take: from so many to so many. */
export interface MinutesRange {
  readonly from: number;
  readonly to: number;
}

/** Somebody's ticket for one event, as the queue API last told of it (decision 54). */
export type QueueTicket =
  /** The queue opens later, and then draws the places of all who are there. */
  | { readonly state: 'early'; readonly id: string; readonly opensAt: string }
  | {
      readonly state: 'waiting';
      readonly id: string;
      /** 1 is next. */
      readonly place: number;
      /** Null while nobody can tell. */
      readonly minutes: MinutesRange | null;
    }
  | { readonly state: 'admitted'; readonly id: string };
