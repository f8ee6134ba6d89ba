import type { CourseRef, FavouriteKind, FavouriteRef, SlotNumber } from '@applicant-hub/domain';
import type { CoursePictureView } from '#app/features/catalogue/course-picture.ts';
import type { PointsLineView } from '#app/features/catalogue/own-points.server.ts';
import type { PointsView } from '#app/features/catalogue/points-check.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { ManageQuery } from '#app/platform/paths/manage-path.ts';
import type { ManageKind } from '#app/platform/paths/kinds.ts';

/** A course of the shortlist. */
export interface SlotView {
  readonly slot: SlotNumber;
  /** Null when the slot is free. */
  readonly course: {
    readonly ref: CourseRef;
    /** The one that it has everywhere. */
    readonly drawing: CoursePictureView['drawing'];
    /** It may still be available, but could not be read. */
    readonly isUnread?: boolean | undefined;
    /** Null when it is no longer available, or could not be read. */
    readonly known: {
      readonly title: string;
      readonly fullTitle: string;
      readonly href: string;
      readonly university: string;
      /** 'BSc (Hons)', 'Full-time', 'September 2027', '112 to 128 Tariff points' */
      readonly facts: readonly string[];
      /** How the applicant's points compare; null where nobody can say. */
      readonly check: PointsView | null;
    } | null;
  } | null;
}

/** The shortlist, with its five slots. */
export interface ShortlistView {
  readonly slots: readonly SlotView[];
  /** The course that is to replace one of them. */
  readonly replacement: { readonly ref: CourseRef; readonly fullTitle: string } | null;
  /** How many slots are taken. */
  readonly count: number;
}

/** A column of the table, as the browser needs it. */
export interface ColumnView {
  readonly id: string;
  readonly header: string;
  readonly numeric: boolean;
  /** The same rows, sorted by this column; null when they cannot be. */
  readonly sortHref: string | null;
  readonly sorted: 'ascending' | 'descending' | null;
}

/** A favourite as a row. */
export interface RowView {
  readonly ref: FavouriteRef;
  /** It may still be available, but could not be read. */
  readonly isUnread?: boolean | undefined;
  /** Null when it is no longer available, or could not be read. */
  readonly known: {
    readonly title: string;
    readonly fullTitle: string;
    readonly href: string;
    /** How the applicant's points compare; null where nobody can say. */
    readonly check: PointsView | null;
  } | null;
  /** Of the columns after the title, in their order; null when it is not known. */
  readonly cells: readonly (string | null)[];
  readonly slot: Place;
}

/** Rows of one list: locations have two, because regions and countries are kept as filters. */
export interface ListView {
  readonly list: FavouriteKind;
  readonly rows: readonly RowView[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The favourites of the open tab. */
export interface TableView {
  /** How many there are. */
  readonly total: number;
  /** How many of them match. */
  readonly matching: number;
  /** The first and the last that are shown, from 1. */
  readonly first: number;
  readonly last: number;
  readonly page: number;
  readonly pageCount: number;
  readonly columns: readonly ColumnView[];
  readonly lists: readonly ListView[];
  /** Values that favourites have; empty for kinds without these filters. */
  readonly qualifications: readonly string[];
  readonly studyModes: readonly string[];
  readonly sorts: readonly Option[];
}

/** The page where favourites are managed. */
export interface ManageView {
  readonly query: ManageQuery;
  /** Counts are null when the account did not say. */
  readonly tabs: readonly { readonly kind: ManageKind; readonly count: number | null }[];
  /** Words about what could not be fetched. */
  readonly problem: string | null;
  /** From where distances are; null for kinds without any. */
  readonly home: { readonly postcode: string; readonly isKnown: boolean } | null;
  /** What is said of the applicant's points; on the tab of courses only. */
  readonly points: PointsLineView | null;
  /** On the tab of courses only; null when it could not be fetched. */
  readonly shortlist: ShortlistView | null;
  /** Null when the favourites could not be fetched. */
  readonly table: TableView | null;
}
