import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.server.ts';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
}

const course = { courseId: 'e14-law', courseOptionId: 'e14-law-ft', academicYearId: '2027' };
const courseField = 'e14-law|e14-law-ft|2027';

describe('the favourites form', () => {
  it.each([
    [
      { intent: 'add', kind: 'courses', id: courseField, title: 'Law' },
      { intent: 'add', kind: 'courses', items: [course], title: 'Law' },
    ],
    [
      { intent: 'remove', kind: 'unis', id: '10007789' },
      { intent: 'remove', kind: 'unis', items: [{ id: '10007789' }], title: '' },
    ],
    [
      { intent: 'bulk-remove', kind: 'pages', id: ['1', '2'] },
      { intent: 'remove', kind: 'pages', items: [{ id: '1' }, { id: '2' }], title: '' },
    ],
    [
      { intent: 'bulk-remove', kind: 'pages' },
      { intent: 'remove', kind: 'pages', items: [], title: '' },
    ],
    [
      { intent: 'shortlist-up', kind: 'courses', id: courseField, title: 'Law' },
      { intent: 'shortlist-up', course, title: 'Law', slot: null },
    ],
    [
      { intent: 'shortlist-replace', id: courseField, slot: '3' },
      { intent: 'shortlist-replace', course, title: '', slot: 3 },
    ],
  ])('the form %o is parsed', (fields, expected) => {
    expect(readCommand(form(fields))).toEqual(expected);
  });

  it.each([
    [{}],
    [{ intent: 'add', kind: 'courses', id: 'e14-law' }],
    [{ intent: 'add', kind: 'courses', id: `${courseField}|more` }],
    [{ intent: 'add', kind: 'shoes', id: '1' }],
    [{ intent: 'add', kind: 'unis', id: '' }],
    [{ intent: 'remove', kind: 'unis' }],
    [{ intent: 'bulk-remove', kind: 'courses', id: [courseField, 'half|a'] }],
    [{ intent: 'shortlist-add', id: '10007789' }],
    [{ intent: 'shortlist-add', id: [courseField, courseField] }],
    [{ intent: 'shortlist-replace', id: courseField }],
    [{ intent: 'shortlist-replace', id: courseField, slot: '6' }],
    [{ intent: 'wipe', kind: 'unis', id: '1' }],
  ])('the form %o, which the hub does not send, is rejected', (fields) => {
    expect(readCommand(form(fields))).toBeNull();
  });
});
