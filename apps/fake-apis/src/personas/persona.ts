import type { OwnItem } from '@applicant-hub/domain';
import type { ApplyAnswer } from '../apis/apply/answer.ts';
import type { NotificationItem } from '../apis/content/notification-item.ts';
import type { FavouriteItem, FavouriteKind, ShortlistChange } from '../apis/identity/favourites.ts';
import type { Personalisation } from '../apis/identity/personalisation.ts';
import type { SeededSetting } from '../apis/identity/seeded-setting.ts';
import type { UserRecord } from '../apis/identity/users.ts';
import type { Begun } from '../apis/spotlights/catalogue.ts';
import type { TrackAnswer } from '../apis/tracking/answer.ts';
import type { Calendar } from '../clock/calendar.ts';

/** Somebody to sign in as. The id is the user name; every password is `password`. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  /** One line: where this person stands. */
  readonly situation: string;
  /**
   * The statuses of the tiles that the hub shows for the persona while page state is as published;
   * a scheme without a tile is not named.
   */
  readonly expected: { readonly ug?: string; readonly uc?: string };
  /** Everything that the external systems know, as of a date. */
  readonly record: (calendar: Calendar) => PersonaRecord;
}

/** What the external systems know of a persona. */
export interface PersonaRecord {
  readonly user: UserRecord;
  readonly personalisation: Personalisation;
  /** ISO time. */
  readonly personalisedAt: string;
  /** All other settings. */
  readonly settings: readonly SeededSetting[];
  readonly favourites: Readonly<Partial<Record<FavouriteKind, readonly FavouriteItem[]>>>;
  readonly shortlist: ShortlistChange;
  /** At the partner's; a list that is not named is one where the partner does not know them. */
  readonly begun: Begun;
  /** What this person is told in place of what is published for everybody. */
  readonly notifications?: readonly NotificationItem[];
  /** What they have written into their calendar themselves. */
  readonly ownDates?: readonly OwnItem[];
  readonly applications: {
    readonly ug?: {
      readonly track?: TrackAnswer;
      readonly clearingTrack?: TrackAnswer;
      readonly apply?: ApplyAnswer;
    };
    readonly uc?: { readonly track?: TrackAnswer; readonly apply?: ApplyAnswer };
  };
}
