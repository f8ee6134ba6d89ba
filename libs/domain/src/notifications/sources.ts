import { type FeedKind, feedKinds } from '../feed/kinds.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';
import { type NotificationSource, notificationSources } from './types.ts';

export const sourcesSetting = {
  collection: 'dashboardSettings',
  name: 'Notifications',
} as const satisfies Pick<Setting, 'collection' | 'name'>;

export type Source = NotificationSource | FeedKind;

const sources: readonly Source[] = [...notificationSources, ...feedKinds];

export type SourceSwitches = Readonly<Record<Source, boolean>>;

export function parseSources(data: string | null): SourceSwitches {
  const saved = parseObject(data);
  return Object.fromEntries(
    sources.map((source) => [source, saved[source] !== 'no']),
  ) as SourceSwitches;
}

export const savedSources = (
  isOn: (source: Source) => boolean,
): Readonly<Record<Source, 'yes' | 'no'>> =>
  Object.fromEntries(sources.map((source) => [source, isOn(source) ? 'yes' : 'no'])) as Record<
    Source,
    'yes' | 'no'
  >;
