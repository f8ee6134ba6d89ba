import { describe, expect, it } from 'vitest';
import { fields, readForm } from './read-form.server.ts';

function formOf(...entries: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const intents = { intent: fields.oneOf(['add', 'remove']) };

describe('readForm', () => {
  it('readForm returns a value that is one of the allowed values', () => {
    expect(readForm(formOf(['intent', 'add']), intents)).toEqual({ intent: 'add' });
  });

  it.each([
    ['another text', formOf(['intent', 'format'])],
    ['the same text with space around it', formOf(['intent', ' add '])],
    ['a file', formOf(['intent', new Blob(['add'])])],
    ['nothing', formOf()],
  ])('readForm returns null if a field with allowed values contains %s', (_case, form) => {
    expect(readForm(form, intents)).toEqual({ intent: null });
  });

  it('readForm returns the first of two allowed values', () => {
    const form = formOf(['intent', 'remove'], ['intent', 'add']);
    expect(readForm(form, intents)).toEqual({ intent: 'remove' });
  });

  it('readForm returns a text unchanged', () => {
    expect(readForm(formOf(['note', '  a \n']), { note: fields.text })).toEqual({ note: '  a \n' });
  });

  it.each([
    ['missing', formOf()],
    ['a file', formOf(['note', new Blob(['a'])])],
  ])('readForm returns an empty text if a field is %s', (_case, form) => {
    expect(readForm(form, { note: fields.text })).toEqual({ note: '' });
  });

  it('readForm returns all texts of a repeated field, without files', () => {
    const form = formOf(['id', 'b'], ['id', new Blob(['x'])], ['id', 'a']);
    expect(readForm(form, { id: fields.texts })).toEqual({ id: ['b', 'a'] });
    expect(readForm(formOf(), { id: fields.texts })).toEqual({ id: [] });
  });

  it.each([
    ['a text', formOf(['on', 'yes']), true],
    ['an empty text', formOf(['on', '']), true],
    ['another field', formOf(['off', 'yes']), false],
  ])('readForm returns whether a field was sent: %s', (_case, form, sent) => {
    expect(readForm(form, { on: fields.sent })).toEqual({ on: sent });
  });

  it('readForm reads a stashed form, in which each name has a list of texts', () => {
    const stashed: Record<string, string[]> = { id: ['b', 'a'] };
    const form = { getAll: (name: string) => stashed[name] ?? [] };
    expect(readForm(form, { id: fields.texts, note: fields.text })).toEqual({
      id: ['b', 'a'],
      note: '',
    });
  });

  it('readForm reads the same fields from an address', () => {
    const { searchParams } = new URL('http://hub/?id=b&id=a');
    expect(readForm(searchParams, { id: fields.texts })).toEqual({ id: ['b', 'a'] });
  });

  it('readForm returns only the requested fields', () => {
    const form = formOf(['note', 'a'], ['other', 'b']);
    expect(readForm(form, { note: fields.text })).toEqual({ note: 'a' });
  });
});
