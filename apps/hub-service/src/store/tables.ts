import type { OwnItemDetails, StatusChange } from '@applicant-hub/domain';
import type { ColumnType, JSONColumnType } from 'kysely';

interface PersonalRow {
  /** The subject of the applicant's access tokens. */
  readonly owner: string;
}

interface StatusChangeTable extends PersonalRow {
  readonly id: string;
  /** Place in the applicant's history, from 1. */
  readonly position: number;
  readonly scheme: StatusChange['scheme'];
  readonly entry_year: number;
  readonly subject: string;
  /** Null, like `course_name`, for a change to the application as a whole. */
  readonly institution_name: string | null;
  readonly course_name: string | null;
  readonly from_status: string | null;
  readonly to_status: string;
  readonly noticed_at: ColumnType<Date, string, never>;
  readonly is_news: boolean;
}

/** The last change that an applicant has seen. */
interface StatusSeenTable extends PersonalRow {
  readonly change_id: string;
}

interface OwnItemTable extends PersonalRow {
  readonly id: string;
  /** Place in the applicant's list, from 1. It does not change when the item changes. */
  readonly position: number;
  readonly version: number;
  /** Null when the item was removed. The row remains, so that its version is never reused. */
  readonly details: JSONColumnType<OwnItemDetails> | null;
  readonly changed_at: ColumnType<Date, string, string>;
}

export interface Tables {
  status_change: StatusChangeTable;
  status_seen: StatusSeenTable;
  own_item: OwnItemTable;
}
