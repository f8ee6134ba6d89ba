import { describe, expect, it } from 'vitest';
import { fieldsToSet } from './follow.ts';

const one = (text: string) => new Map([['subject:al', text]]);

describe('a field of a saved grade', () => {
  it.each([
    ['shows what Undo brought back', 'Art', 'Art', 'Biology', ['Biology']],
    ['is emptied when what it held was added', 'Art', 'Art', '', ['']],
    ['keeps what was typed while a save was on its way', 'Art and', 'Art', 'Art', []],
    ['stays as it is when it shows what is saved', 'Art', 'Art', 'Art', []],
  ])('a field of a saved grade %s', (_name, held, known, now, set) => {
    expect(fieldsToSet(one(held), one(known), one(now)).map(([, text]) => text)).toEqual(set);
  });
});
