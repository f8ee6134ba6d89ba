import type { PersonaRecord } from '../../personas/persona.ts';
import type { Favourites } from './favourites.ts';
import { personalisationSetting, type Personalisation } from './personalisation.ts';
import type { SettingCollection, Settings } from './settings.ts';
import type { Users } from './users.ts';

/** What a persona has saved: the value, which is kept as JSON. */
export interface SeededSetting {
  readonly collection: SettingCollection;
  readonly name: string;
  readonly value: unknown;
  /** ISO time. */
  readonly lastUpdated: string;
}

interface IdentityParts {
  users: Users;
  settings: Settings;
  favourites: Favourites;
}

export function seedIdentity(
  { users, settings, favourites }: IdentityParts,
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
    favourites.replace(account, kind as keyof PersonaRecord['favourites'], items);
  }
  favourites.changeShortlist(account, record.shortlist);
}

const personalisation = (value: Personalisation, lastUpdated: string): SeededSetting => ({
  ...personalisationSetting,
  value,
  lastUpdated,
});
