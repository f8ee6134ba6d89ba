import type { OwnItem, StatusHistory } from '@applicant-hub/domain';
import { statusHistoriesIn, subjectOf } from '../history/status-histories.ts';
import { MAX_ITEMS, ownItemsIn } from '../own-dates/own-items.ts';
import type { Store } from '../store/store.ts';

/** The applicant whose rows the states write. */
export const PACT_SUBJECT = 'pact';

/** Data outside the store that the states also change. */
export interface Surroundings {
  /** The token of the applicant's calendar link; null when there is none. */
  link: string | null;
  /** Whether the verifier's token is replaced by an expired token. */
  isTokenExpired: boolean;
}

type State = (params: Readonly<Record<string, unknown>>) => Promise<void>;

interface ProviderStates {
  /** @returns false when there is no such state */
  setUp: (name: string, params: Readonly<Record<string, unknown>>) => Promise<boolean>;
  tearDown: () => Promise<void>;
}

/** The states of the contracts. Their parameters are in the contracts, so they are not validated. */
export function providerStates(store: Store, surroundings: Surroundings): ProviderStates {
  const states: Readonly<Record<string, State>> = {
    '': () => Promise.resolve(),
    'a status history is kept': (params) => putHistory(store, params as unknown as StatusHistory),
    'own dates are kept': ({ dates }) => putItems(store, dates as readonly OwnItem[]),
    'an own date was removed': ({ id, version }) =>
      putRow(store, String(id), Number(version), null),
    'there is no room for another own date': () =>
      putItems(
        store,
        Array.from({ length: MAX_ITEMS }, (_, number) => ({
          ...todo,
          id: `one-of-many-${number}`,
        })),
      ),
    'a calendar link is there': ({ token }) => {
      surroundings.link = String(token);
      return Promise.resolve();
    },
    'the access token is not accepted': () => {
      surroundings.isTokenExpired = true;
      return Promise.resolve();
    },
  };
  return {
    async setUp(name, params) {
      const state = Object.hasOwn(states, name) ? states[name] : undefined;
      await state?.(params);
      return state !== undefined;
    },
    async tearDown() {
      await statusHistoriesIn(store).clear(PACT_SUBJECT);
      await ownItemsIn(store).clear(PACT_SUBJECT);
      surroundings.link = null;
      surroundings.isTokenExpired = false;
    },
  };
}

const todo = { kind: 'todo', version: 1, title: 'Pack a bag', date: null, done: false } as const;

async function putHistory(store: Store, { changes, seenUntil }: StatusHistory): Promise<void> {
  const histories = statusHistoriesIn(store);
  const sent = changes.map((change, index) => {
    const previous = changes
      .slice(0, index)
      .findLast((other) => subjectOf(other) === subjectOf(change));
    return { ...change, previousId: previous?.id ?? null };
  });
  await histories.add(PACT_SUBJECT, sent);
  if (seenUntil !== null) await histories.markSeen(PACT_SUBJECT, seenUntil);
}

async function putItems(store: Store, items: readonly OwnItem[]): Promise<void> {
  for (const { id, version, ...details } of items) await putRow(store, id, version, details);
}

const putRow = (store: Store, id: string, version: number, details: object | null): Promise<void> =>
  store.change(PACT_SUBJECT, async (rows) => {
    const all = await rows.items.select().select('id').execute();
    const stored = details && JSON.stringify(details);
    const changed_at = new Date().toISOString();
    await rows.items
      .insert({ id, version, position: all.length + 1, details: stored, changed_at })
      .execute();
  });
