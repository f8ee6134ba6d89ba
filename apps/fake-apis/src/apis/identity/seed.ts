import type { PersonaRecord } from '#src/personas/persona.ts';
import type { CalendarLinks } from './calendar-links.ts';
import type { FavouriteLists } from './favourite-lists.ts';
import type { IdTokens } from './id-tokens.ts';
import { personalisationSetting, type Personalisation } from './personalisation.ts';
import type { SeededSetting } from './seeded-setting.ts';
import type { Settings } from './settings.ts';
import type { Shares } from './shares.ts';
import type { Shortlists } from './shortlists.ts';
import type { Users } from './users.ts';

export interface IdentityParts {
  users: Users;
  settings: Settings;
  lists: FavouriteLists;
  shortlists: Shortlists;
  calendarLinks: CalendarLinks;
  shares: Shares;
  idTokens: IdTokens;
}

export function seedIdentity(
  { users, settings, lists, shortlists }: IdentityParts,
  account: string,
  record: PersonaRecord,
): void {
  users.change(account, record.user);
  for (const { value, ...setting } of [
    personalisation(record.personalisation, record.personalisedAt),
    ...record.settings,
  ]) {
    settings.save(account, { ...setting, data: JSON.stringify(value) });
  }
  for (const [kind, items] of Object.entries(record.favourites)) {
    lists.replace(account, kind as keyof PersonaRecord['favourites'], items);
  }
  shortlists.change(account, record.shortlist);
}

const personalisation = (value: Personalisation, lastUpdated: string): SeededSetting => ({
  ...personalisationSetting,
  value,
  lastUpdated,
});
