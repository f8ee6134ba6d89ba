import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, transaction } from './database.ts';
import { createRecords } from './records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'services-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data file', () => {
  it('the folder of the data file is created, and the data is still there after the file is reopened', () => {
    const file = join(folder, 'deep/er/data.sqlite');
    const first = openDatabase(file);
    createRecords(first).collection<number>('api', 'kind').put('owner', 'id', 7);
    first.close();
    const second = openDatabase(file);
    expect(createRecords(second).collection('api', 'kind').find('owner', 'id')).toBe(7);
    second.close();
  });

  it('a data file with a different version is emptied', () => {
    const file = join(folder, 'data.sqlite');
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE records (whatever TEXT); PRAGMA user_version = 999;');
    old.close();
    const database = openDatabase(file);
    const items = createRecords(database).collection<number>('api', 'kind');
    items.put('owner', 'id', 7);
    expect(items.list('owner')).toEqual([7]);
    database.close();
  });
});

describe('a transaction', () => {
  it('a failed transaction is rolled back, even when it is nested', () => {
    const database = openDatabase(':memory:');
    const items = createRecords(database).collection<number>('api', 'kind');
    const attempt = () =>
      transaction(database, () => {
        items.put('owner', 'a', 1);
        transaction(database, () => items.put('owner', 'b', 2));
        throw new Error('no');
      });
    expect(attempt).toThrow('no');
    expect(items.list('owner')).toEqual([]);
  });
});

describe('records', () => {
  it('records are in the order in which they were first stored, even after an update', () => {
    const items = createRecords(openDatabase(':memory:')).collection<string>('api', 'kind');
    items.put('owner', 'b', 'first');
    items.put('owner', 'a', 'second');
    items.put('owner', 'b', 'changed');
    expect(items.list('owner')).toEqual(['changed', 'second']);
  });

  it('records are counted by owner and kind', () => {
    const records = createRecords(openDatabase(':memory:'));
    const items = records.collection<number>('api', 'kind');
    expect(items.count('one')).toBe(0);
    for (const id of ['a', 'b', 'a']) items.put('one', id, 1);
    items.put('two', 'a', 1);
    records.collection<number>('api', 'another kind').put('one', 'a', 1);
    expect(items.count('one')).toBe(2);
  });

  it('a wipe deletes the records of one owner, in one API or in all APIs', () => {
    const records = createRecords(openDatabase(':memory:'));
    const [here, elsewhere] = ['here', 'elsewhere'].map((api) =>
      records.collection<number>(api, 'kind'),
    );
    for (const items of [here, elsewhere]) {
      items?.put('one', 'id', 1);
      items?.put('two', 'id', 2);
    }
    records.wipe('one', 'here');
    expect([here?.list('one'), here?.list('two')]).toEqual([[], [2]]);
    expect([elsewhere?.list('one'), elsewhere?.list('two')]).toEqual([[1], [2]]);
    records.wipe('one');
    expect(elsewhere?.list('one')).toEqual([]);
  });
});
