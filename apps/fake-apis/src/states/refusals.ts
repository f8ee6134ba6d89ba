import { z } from 'zod';
import type { Records } from '../store/records.ts';
import { state, type State } from './states.ts';

export interface Refusals {
  find: (account: string) => 401 | 403 | null;
  /** A provider state in which the response to every request has this status. */
  state: (status: 401 | 403) => State;
}

const RECORD_ID = 'status';

export function refusalsOf(api: string, records: Records): Refusals {
  const refusals = records.collection<401 | 403>(api, 'refusal');
  return {
    find: (account) => refusals.find(account, RECORD_ID),
    state: (status) =>
      state(z.strictObject({}), (account) => refusals.put(account, RECORD_ID, status)),
  };
}
