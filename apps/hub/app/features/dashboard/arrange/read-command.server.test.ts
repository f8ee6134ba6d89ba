import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.server.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a form of the arrangement', () => {
  it.each([
    [
      { intent: 'earlier', widget: 'Notes', columns: '2', csrf: 'x', redirectTo: '/' },
      { intent: 'earlier', widget: 'Notes', columns: 2 },
    ],
    [
      { intent: 'place', widget: 'Notes', columns: '4', position: '3' },
      { intent: 'place', widget: 'Notes', columns: 4, position: 3 },
    ],
    [
      { intent: 'hide', widget: 'Notes' },
      { intent: 'hide', widget: 'Notes' },
    ],
    [
      { intent: 'reset', columns: '3' },
      { intent: 'reset', columns: 3 },
    ],
  ])('the form %o is parsed', (fields, expected) => {
    expect(readCommand(form(fields))).toEqual(expected);
  });

  it.each([
    [{}],
    [{ intent: 'earlier', widget: 'Notes' }],
    [{ intent: 'earlier', widget: 'Notes', columns: '5' }],
    [{ intent: 'place', widget: 'Notes', columns: '2', position: '0' }],
    [{ intent: 'place', widget: 'Notes', columns: '2', position: 'first' }],
    [{ intent: 'hide', widget: 'Apply' }],
    [{ intent: 'hide', widget: 'Nonsense' }],
    [{ intent: 'wipe', widget: 'Notes' }],
    [{ intent: 'reset' }],
  ])('the form %o is rejected', (fields) => {
    expect(readCommand(form(fields))).toBeNull();
  });
});
