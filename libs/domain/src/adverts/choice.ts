import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';

/** Where it is kept that somebody wants no adverts (EXT-26). */
export const advertsSetting = {
  collection: 'dashboardSettings',
  name: 'Adverts',
} as const satisfies { collection: SettingCollection; name: string };

/**
 * Whether adverts may be shown: until somebody turns them off (EXT-26).
 *
 * @param data of the setting; null when nothing is saved
 */
export const areAdvertsOn = (data: string | null): boolean => parseObject(data)['off'] !== 'yes';

/** What the setting holds when adverts are on or off. An empty object removes it (SYS-2). */
export const advertsChoice = (areOn: boolean): object => (areOn ? {} : { off: 'yes' });
