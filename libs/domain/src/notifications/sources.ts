import { type FeedKind, feedKinds } from '../feed/kinds.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';
import { type NotificationSource, notificationSources } from './types.ts';

/** Where it is kept which sources are on, of the notifications and of the feed. */
export const sourcesSetting = {
  collection: 'dashboardSettings',
  name: 'Notifications',
} as const satisfies Pick<Setting, 'collection' | 'name'>;

/** What can be switched off, one by one (EXT-22). */
export type Source = NotificationSource | FeedKind;

const sources: readonly Source[] = [...notificationSources, ...feedKinds];

/** Whether each source is on. */
export type SourceSwitches = Readonly<Record<Source, boolean>>;

/** Reads the data of the switches' setting: all are on but those that were switched off. */
export function parseSources(data: string | null): SourceSwitches {
  const saved = parseObject(data);
  return Object.fromEntries(
    sources.map((source) => [source, saved[source] !== 'no']),
  ) as SourceSwitches;
}

/** What is saved of the switches, as tick-boxes are: `yes` or `no`. */
export const savedSources = (
  isOn: (source: Source) => boolean,
): Readonly<Record<Source, 'yes' | 'no'>> =>
  Object.fromEntries(sources.map((source) => [source, isOn(source) ? 'yes' : 'no'])) as Record<
    Source,
    'yes' | 'no'
  >;
