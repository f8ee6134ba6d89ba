import { ownTodo } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import { describe, expect, it } from 'vitest';
import { readCallTitle } from './record.ts';
import { readCall } from './typed.server.ts';
import type { TypedCall } from './view-types.ts';

const now = new Date('2026-08-14T09:00:00Z');
const name = 'University of York';
const isNew = { now, stored: null };
const typed: TypedCall = { outcome: 'yes', words: '', day: '', month: '', year: '' };

describe('the to-do that stores a call', () => {
  it.each<[Partial<TypedCall>, object]>([
    [{}, { title: 'York said yes, so reply', date: null, done: false }],
    [
      { words: ' Dr Jones, ref. 12 ', day: '18', month: '8' },
      { title: 'York said yes, so reply: Dr Jones, ref. 12', date: '2026-08-18', done: false },
    ],
    [{ outcome: 'no' }, { title: 'York said no', date: null, done: true }],
    [{ outcome: 'called' }, { title: 'Called York', date: null, done: true }],
    [
      { outcome: 'called', day: '18', month: '8' },
      { title: 'Called York', date: '2026-08-18', done: false },
    ],
  ])('the form %j is stored as %j', (fields, details) => {
    expect(readCall({ ...typed, ...fields }, name, isNew)).toEqual({
      details: { kind: 'todo', ...details },
    });
  });

  it.each<[Partial<TypedCall>, object]>([
    [{ outcome: null }, { outcome: m.calls_error_outcome() }],
    [{ day: '18' }, { date: m.mine_todo_error_date_missing() }],
    [{ day: '31', month: '9' }, { date: m.mine_error_date_unreal() }],
    [{ words: 'x'.repeat(76) }, { words: 'Write the note in at most 75 characters' }],
  ])('the form %j is refused with %j', (fields, errors) => {
    expect(readCall({ ...typed, ...fields }, name, isNew)).toEqual({ errors });
  });

  it.each<[Partial<TypedCall>, boolean]>([
    [{ words: 'Dr Jones' }, true],
    [{ outcome: 'called' }, false],
    [{ day: '19' }, false],
    [{ day: '', month: '' }, false],
  ])('after a change with %j, a to-do that was ticked off is still done: %s', (fields, done) => {
    const stored = ownTodo({ title: 'York said yes, so reply', date: '2026-08-18', done: true });
    const form = { ...typed, day: '18', month: '8', ...fields };
    expect(readCall(form, name, { now, stored })).toMatchObject({ details: { done } });
  });

  it('a note of the maximum length is accepted', () => {
    expect(readCall({ ...typed, words: 'x'.repeat(75) }, name, isNew)).toHaveProperty('details');
  });

  it.each([
    ['Called York', { outcome: 'called', words: '' }],
    ['York said no', { outcome: 'no', words: '' }],
    ['York said yes, so reply: ask for: Jo', { outcome: 'yes', words: 'ask for: Jo' }],
    ['York said nothing', { outcome: null, words: 'York said nothing' }],
    ['York said nothing yet', { outcome: null, words: 'York said nothing yet' }],
  ])('the title %j is read as %j', (title, record) => {
    expect(readCallTitle(title, name)).toEqual(record);
  });
});
