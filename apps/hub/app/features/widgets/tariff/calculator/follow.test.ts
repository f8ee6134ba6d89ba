import { describe, expect, it } from 'vitest';
import { fieldsToSet } from './follow.ts';

const one = (text: string) => new Map([['subject:al', text]]);

describe('a field of a saved grade', () => {
  it.each([
    ['shows the value that Undo restored', 'Art', 'Art', 'Biology', ['Biology']],
    ['is emptied when its value was added', 'Art', 'Art', '', ['']],
    ['keeps the input that was typed during a save', 'Art and', 'Art', 'Art', []],
    ['is unchanged when it shows the saved value', 'Art', 'Art', 'Art', []],
  ])('a field of a saved grade %s', (_name, held, known, now, set) => {
    expect(fieldsToSet(one(held), one(known), one(now)).map(([, text]) => text)).toEqual(set);
  });
});
