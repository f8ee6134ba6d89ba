import { apiSettings } from './api-settings.server.ts';
import type { Setting } from './config-setting.server.ts';
import { helpSettings } from './help-settings.server.ts';
import { pageSettings } from './page-settings.server.ts';
import { processSettings } from './process-settings.server.ts';
import { traceSettings } from './trace-settings.server.ts';

/**
 * All variables of the hub. A row may use values from the rows above it. `npm run config:docs`
 * writes the table into `.env.example` and docs/operating-reference.md.
 */
export const settings = {
  ...processSettings,
  ...apiSettings,
  ...pageSettings,
  ...helpSettings,
  ...traceSettings,
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The names that rows have in a property such as `apiName`. */
type NameIn<Key extends string> = {
  [N in SettingName]: Settings[N] extends Readonly<Record<Key, infer Name>> ? Name : never;
}[SettingName];

export type ApiName = NameIn<'apiName'>;
type ApiSetting<A extends ApiName> = Extract<Settings[SettingName], { apiName: A }>;
export type ApiUrls = {
  readonly [A in ApiName]: ApiSetting<A> extends Setting<infer T> ? T : never;
};
export type OptionalApi = {
  [A in ApiName]: null extends ApiUrls[A] ? A : never;
}[ApiName];
export type LimitName = NameIn<'limitName'>;
export type LinkName = NameIn<'linkName'>;
export type ApplyLinkName = NameIn<'applyLinkName'>;

export type SettingValues = {
  [N in SettingName]: Settings[N] extends Setting<infer T> ? T : never;
};
