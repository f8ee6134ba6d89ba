import { z } from 'zod';
import type { Records } from '#src/store/records.ts';

export const userRecord = z.strictObject({
  /** First name; may be empty. */
  name: z.string(),
  lastName: z.string(),
  /** URL of a picture. */
  avatar: z.string().nullable(),
  email: z.string(),
  postcode: z.string(),
  /** 0 to 6. */
  profileComplete: z.number(),
});

export type UserRecord = z.infer<typeof userRecord>;
export type UserChange = { [Field in keyof UserRecord]?: UserRecord[Field] | undefined };

const neutralUser: UserRecord = {
  name: '',
  lastName: '',
  avatar: null,
  email: '',
  postcode: '',
  profileComplete: 0,
};

export interface Users {
  find: (account: string) => UserRecord | null;
  /** Changes fields of a record, or creates the record. */
  change: (account: string, change: UserChange) => UserRecord;
}

const RECORD_ID = 'record';

export function usersOf(records: Records): Users {
  const users = records.collection<UserRecord>('identity', 'user');
  return {
    find: (account) => users.find(account, RECORD_ID),
    change(account, change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const old = users.find(account, RECORD_ID) ?? neutralUser;
      const user: UserRecord = { ...old, ...Object.fromEntries(given) };
      users.put(account, RECORD_ID, user);
      return user;
    },
  };
}
