import type { OwnItem } from '@applicant-hub/domain';
import type { ApplyResponse } from '../apis/apply/response.ts';
import type { NotificationItem } from '../apis/content/notifications/notification-item.ts';
import type { FavouriteItem, FavouriteKind, ShortlistChange } from '../apis/identity/favourites.ts';
import type { Personalisation } from '../apis/identity/personalisation.ts';
import type { SeededSetting } from '../apis/identity/seeded-setting.ts';
import type { UserRecord } from '../apis/identity/users.ts';
import type { Begun } from '../apis/spotlights/catalogue.ts';
import type { TrackResponse } from '../apis/tracking/response.ts';
import type { Calendar } from '../clock/calendar.ts';

/** A test user. The id is the user name; every password is `password`. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  /** One line about the state of the application. */
  readonly situation: string;
  /**
   * Expected statuses of the persona's tiles in the hub while the published page state is
   * unchanged; a scheme without a tile is absent.
   */
  readonly expected: { readonly ug?: string; readonly uc?: string };
  /** The data of all external systems, relative to a date. */
  readonly record: (calendar: Calendar) => PersonaRecord;
}

export interface PersonaRecord {
  readonly user: UserRecord;
  readonly personalisation: Personalisation;
  /** ISO time. */
  readonly personalisedAt: string;
  /** All settings except Personalisation. */
  readonly settings: readonly SeededSetting[];
  readonly favourites: Readonly<Partial<Record<FavouriteKind, readonly FavouriteItem[]>>>;
  readonly shortlist: ShortlistChange;
  /** Progress at the partner; a list is absent when the persona has no account at the partner. */
  readonly begun: Begun;
  /** Notifications that replace the published notifications. */
  readonly notifications?: readonly NotificationItem[];
  /** Dates and to-dos that the persona wrote. */
  readonly ownDates?: readonly OwnItem[];
  readonly applications: {
    readonly ug?: {
      readonly track?: TrackResponse;
      readonly clearingTrack?: TrackResponse;
      readonly apply?: ApplyResponse;
    };
    readonly uc?: { readonly track?: TrackResponse; readonly apply?: ApplyResponse };
  };
}
