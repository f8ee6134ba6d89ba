import { expect, it, vi } from 'vitest';
import { followField } from './use-field-text.ts';

/** A field that the test can type into, and that counts the writes to it. */
function setUp(first: string, typedBefore = first) {
  const writes: string[] = [];
  let value = typedBefore;
  const field = Object.defineProperty(new EventTarget(), 'value', {
    get: () => value,
    set: (text: string) => {
      writes.push(text);
      value = text;
    },
  }) as EventTarget & { value: string };
  const onTyped = vi.fn();
  const { put } = followField(field, first, onTyped, new AbortController().signal);
  return {
    field,
    writes,
    put,
    onTyped,
    type: (text: string) => {
      value = text;
      field.dispatchEvent(new Event('input'));
    },
    fire: (event: string) => field.dispatchEvent(new Event(event)),
  };
}

it('typed text is passed to the caller and not written to the field again', () => {
  const { put, type, writes, onTyped } = setUp('a');
  type('ab');
  expect(onTyped).toHaveBeenLastCalledWith('ab');
  put('ab');
  expect(writes).toEqual([]);
});

it('typed text that the store sets again is not written to the field', () => {
  const { put, type, writes } = setUp('a');
  type('ab');
  type('abc');
  put('abc');
  put('abc');
  expect(writes).toEqual([]);
});

it("text typed before the scripts load is not overwritten by the server's text", () => {
  const { put, writes } = setUp('served', 'typed');
  put('served');
  put('typed');
  expect(writes).toEqual([]);
});

it('a text from another source is written once', () => {
  const { put, writes, onTyped } = setUp('a');
  put('other');
  put('other');
  expect(writes).toEqual(['other']);
  expect(onTyped).not.toHaveBeenCalled();
});

it('a text from another source is not written until the composition is finished', () => {
  const { put, type, fire, field, writes } = setUp('か');
  fire('compositionstart');
  type('かん');
  put('other');
  expect(field.value).toBe('かん');
  expect(writes).toEqual([]);
  fire('compositionend');
  expect(field.value).toBe('other');
});

it('confirming a composition does not discard a text from another source', () => {
  const { put, type, fire, field, onTyped } = setUp('か');
  fire('compositionstart');
  put('other');
  type('か');
  expect(onTyped).not.toHaveBeenCalled();
  fire('compositionend');
  expect(field.value).toBe('other');
});

it('text composed after a text from another source has arrived replaces that text', () => {
  const { put, type, fire, writes, onTyped } = setUp('か');
  fire('compositionstart');
  put('other');
  type('かん');
  expect(onTyped).toHaveBeenLastCalledWith('かん');
  fire('compositionend');
  expect(writes).toEqual([]);
});

it('a text from another source is written as soon as the composition is finished', () => {
  const { put, fire, field } = setUp('か');
  fire('compositionstart');
  fire('compositionend');
  put('other');
  expect(field.value).toBe('other');
});
