import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Api } from '../api.ts';
import { calendarAt } from '../clock/calendar.ts';
import type { Clock } from '../clock/clock.ts';
import { textIn, transaction } from '../store/database.ts';
import type { Records } from '../store/records.ts';
import type { Persona } from './persona.ts';
import { personas } from './personas.ts';

/** The accounts: the personas, and copies that tests create. */
export interface Accounts {
  has: (id: string) => boolean;
  /** Creates missing data for the personas, for example after an API or a persona was added. */
  seedMissing: () => void;
  /** Restores the seeded data of an account. */
  reset: (id: string) => void;
  /** Restores the seeded data of all personas and deletes all other accounts. */
  resetAll: () => void;
  /**
   * Creates an account with the seed of a persona.
   *
   * @returns its id
   */
  copy: (persona: string) => string;
  /** Creates an empty account unless it exists. */
  ensureEmpty: (id: string) => void;
}

interface AccountsDependencies {
  database: DatabaseSync;
  records: Records;
  clock: Clock;
  apis: readonly Api[];
}

export function createAccounts({ database, records, clock, apis }: AccountsDependencies): Accounts {
  const find = database.prepare('SELECT persona FROM accounts WHERE id = ?');
  const list = database.prepare('SELECT id FROM accounts WHERE persona IS NOT NULL');
  const add = database.prepare('INSERT OR IGNORE INTO accounts (id, persona) VALUES (?, ?)');
  const removeAll = database.prepare('DELETE FROM accounts');
  const noteSeeding = database.prepare('INSERT OR IGNORE INTO seedings (owner, api) VALUES (?, ?)');
  const forgetSeedings = database.prepare('DELETE FROM seedings WHERE owner = ?');
  const forgetAllSeedings = database.prepare('DELETE FROM seedings');

  /** The persona that an account is seeded from; null for an empty account. */
  function personaOf(id: string): Persona | null {
    const name = find.get(id)?.['persona'];
    return personas.find((persona) => persona.id === name) ?? null;
  }

  function seed(id: string): void {
    const unseeded = apis.filter(({ name }) => noteSeeding.run(id, name).changes > 0);
    if (unseeded.length === 0) return;
    const record = personaOf(id)?.record(calendarAt(clock()));
    if (record === undefined) return;
    for (const api of unseeded) api.seed(id, record);
  }

  function seedMissing(): void {
    transaction(database, () => {
      for (const { id } of personas) add.run(id, id);
      for (const row of list.all()) seed(textIn(row, 'id'));
    });
  }

  return {
    has: (id) => find.get(id) !== undefined,
    seedMissing,
    reset(id) {
      transaction(database, () => {
        records.wipe(id);
        forgetSeedings.run(id);
        seed(id);
      });
    },
    resetAll() {
      transaction(database, () => {
        records.wipeAll();
        forgetAllSeedings.run();
        removeAll.run();
        seedMissing();
      });
    },
    copy(persona) {
      const id = `${persona}-${randomBytes(4).toString('hex')}`;
      transaction(database, () => {
        add.run(id, persona);
        seed(id);
      });
      return id;
    },
    ensureEmpty: (id) => void add.run(id, null),
  };
}
