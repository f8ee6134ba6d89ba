import type { CourseRef, FavouriteKind, FavouriteRef, SlotNumber } from '@applicant-hub/domain';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';
import type { PointsLineView } from '#app/features/catalogue/points/own-points.server.ts';
import type { PointsView } from '#app/features/catalogue/points/points-check.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { ManageQuery } from '#app/platform/paths/manage-path.ts';
import type { ManageKind } from '#app/platform/paths/kinds.ts';

export interface SlotView {
  readonly slot: SlotNumber;
  /** Null if the slot is free. */
  readonly course: SlotCourseView | null;
}

export interface SlotCourseView extends PictureView {
  readonly ref: CourseRef;
  /** Whether the course could not be read, although it may still be available. */
  readonly isUnread?: boolean | undefined;
  /** Null if the course is no longer available, or could not be read. */
  readonly known: {
    readonly title: string;
    readonly fullTitle: string;
    /** Null if the hub does not have the page. */
    readonly href: string | null;
    readonly university: string;
    /** 'BSc (Hons)', 'Full-time', 'September 2027', '112 to 128 Tariff points' */
    readonly facts: readonly string[];
    /** Comparison of the applicant's points with the course; null if unknown. */
    readonly check: PointsView | null;
  } | null;
}

export interface ShortlistView {
  readonly slots: readonly SlotView[];
  /** The course to add in place of another course. */
  readonly replacement: { readonly ref: CourseRef; readonly fullTitle: string } | null;
  readonly count: number;
}

export interface ColumnView {
  readonly id: string;
  readonly header: string;
  readonly numeric: boolean;
  /** The same rows, sorted by this column; null if it cannot be sorted. */
  readonly sortHref: string | null;
  readonly sorted: 'ascending' | 'descending' | null;
}

export interface RowView {
  readonly ref: FavouriteRef;
  /** Whether the favourite could not be read, although it may still be available. */
  readonly isUnread?: boolean | undefined;
  /** Null if the favourite is no longer available, or could not be read. */
  readonly known: {
    readonly title: string;
    readonly fullTitle: string;
    /** Null if the hub does not have the page. */
    readonly href: string | null;
    /** Comparison of the applicant's points with the course; null if unknown. */
    readonly check: PointsView | null;
  } | null;
  /** The cells of the columns after the title; null if unknown. */
  readonly cells: readonly (string | null)[];
  readonly slot: Place;
}

/**
 * The rows of one list. Locations have two lists, because regions and countries are saved as
 * filters.
 */
export interface ListView {
  readonly list: FavouriteKind;
  readonly rows: readonly RowView[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface TableView {
  readonly total: number;
  readonly matching: number;
  /** The positions of the first and the last row on the page, from 1. */
  readonly first: number;
  readonly last: number;
  readonly page: number;
  readonly pageCount: number;
  readonly columns: readonly ColumnView[];
  readonly lists: readonly ListView[];
  /** The values that favourites have; empty for kinds without these filters. */
  readonly qualifications: readonly string[];
  readonly studyModes: readonly string[];
  readonly sorts: readonly Option[];
}

export interface ManageView {
  readonly query: ManageQuery;
  /** Counts are null if the account is unavailable. */
  readonly tabs: readonly { readonly kind: ManageKind; readonly count: number | null }[];
  readonly problem: string | null;
  /** The place that distances are measured from; null for kinds without distances. */
  readonly home: { readonly postcode: string; readonly isKnown: boolean } | null;
  /** A line about the applicant's points, on the courses tab only. */
  readonly points: PointsLineView | null;
  /** Shown on the courses tab only; null if it is unavailable. */
  readonly shortlist: ShortlistView | null;
  /** Null if the favourites are unavailable. */
  readonly table: TableView | null;
}
