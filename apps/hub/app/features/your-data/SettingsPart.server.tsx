import { m } from '@applicant-hub/copy';
import { settingCollections, type SettingCollection } from '@applicant-hub/domain';
import { FieldTable } from './FieldTable.server.tsx';
import { answerInWords, inWords } from './field-words.server.ts';
import type { HeldSetting, HeldVersion } from './held-data.server.ts';
import { momentWords } from './moment.server.ts';

const collectionWords: Record<SettingCollection, () => string> = {
  dashboardUserData: m.data_file_settings_user_data,
  dashboardSettings: m.data_file_settings_settings,
  dashboardData: m.data_file_settings_data,
  dashboardWidgetsActive: m.data_file_settings_active,
  dashboardWidgetsOrder: m.data_file_settings_order,
  dashboardTodo: m.data_file_settings_todo,
};

export function SettingsPart({ settings }: { settings: readonly HeldSetting[] }) {
  if (settings.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <>
      {settingCollections.map((collection) => {
        const matching = settings.filter((setting) => setting.collection === collection);
        if (matching.length === 0) return null;
        return (
          <div key={collection}>
            <h3>{collectionWords[collection]()}</h3>
            {matching.map(({ name, value, lastUpdated }) => (
              <div key={name}>
                <p>
                  <strong>{inWords(name)}</strong>
                  {lastUpdated && <small>{m.data_file_updated({ date: lastUpdated })}</small>}
                </p>
                <FieldTable caption={inWords(name)} rows={rowsOf(name, value)} />
              </div>
            ))}
          </div>
        );
      })}
    </>
  );
}

export function VersionsPart({ versions }: { versions: readonly HeldVersion[] }) {
  if (versions.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <>
      {versions.map(({ name, version, value, savedAt }) => (
        <div key={`${name}-${version}`}>
          <p>
            <strong>{inWords(name)}</strong>
            <small>{m.data_file_updated({ date: momentWords(savedAt) })}</small>
          </p>
          <FieldTable caption={inWords(name)} rows={rowsOf(name, value)} />
        </div>
      ))}
    </>
  );
}

/** One row for each field, or a single row when the value has no fields. */
function rowsOf(name: string, value: unknown) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) return [{ name: inWords(name), value }];
  return Object.entries(value).map(([field, part]: [string, unknown]) => ({
    name: inWords(field),
    value: answerInWords(field, part),
  }));
}
