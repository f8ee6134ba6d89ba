import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';
import { type NotificationSource, notificationSources } from './types.ts';

/** Where it is kept which sources are on. */
export const sourcesSetting = {
  collection: 'dashboardSettings',
  name: 'Notifications',
} as const satisfies Pick<Setting, 'collection' | 'name'>;

/** Whether each source is on (EXT-22). */
export type SourceSwitches = Readonly<Record<NotificationSource, boolean>>;

/** Reads the data of the switches' setting: all are on but those that were switched off. */
export function parseSources(data: string | null): SourceSwitches {
  const saved = parseObject(data ?? '');
  return Object.fromEntries(
    notificationSources.map((source) => [source, saved[source] !== 'no']),
  ) as SourceSwitches;
}

/** What is saved of the switches, as tick-boxes are: `yes` or `no`. */
export const savedSources = (
  isOn: (source: NotificationSource) => boolean,
): Readonly<Record<NotificationSource, 'yes' | 'no'>> =>
  Object.fromEntries(
    notificationSources.map((source) => [source, isOn(source) ? 'yes' : 'no']),
  ) as Record<NotificationSource, 'yes' | 'no'>;
