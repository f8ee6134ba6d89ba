import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { state, type States } from '../../states/states.ts';
import { jsonText, settingCollection, settingName, type Settings } from './settings.ts';
import { userRecord, type Users } from './users.ts';

export const identityStates = (users: Users, settings: Settings, clock: Clock): States => ({
  'an account exists': state(userRecord.partial(), (account, fields) => {
    users.change(account, fields);
  }),
  'a setting is stored': state(
    z.strictObject({ collection: settingCollection, name: settingName, data: jsonText }),
    (account, setting) => {
      users.change(account, {});
      settings.save(account, { ...setting, lastUpdated: clock().toISOString() });
    },
  ),
});
