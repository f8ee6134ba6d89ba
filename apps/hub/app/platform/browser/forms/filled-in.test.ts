// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { isFilledIn } from './filled-in.ts';

const part = document.body;

const field = (name: string) => part.querySelector(`[name="${name}"]`);

beforeEach(() => {
  part.innerHTML = `
    <input name="title" value="Interview"><textarea name="notes">Bring a coat</textarea>
    <input type="checkbox" name="reminder"><input type="checkbox" name="news" value="yes" checked>
    <input type="radio" name="level" value="ug" checked><input type="radio" name="level" value="pg">
    <select name="month"><option>May</option><option selected>June</option></select>`;
});

describe('isFilledIn', () => {
  it('a form that the user has not changed does not count as filled in', () => {
    expect(isFilledIn(part)).toBe(false);
  });

  it.each<[string, object]>([
    ['title', { value: 'Audition' }],
    ['notes', { value: '' }],
    ['reminder', { checked: true }],
    ['news', { checked: false }],
    ['level', { checked: false }],
    ['month', { value: 'May' }],
  ])('a form with a change in the field %s counts as filled in', (name, change) => {
    Object.assign(field(name) ?? {}, change);
    expect(isFilledIn(part)).toBe(true);
  });

  it('an element marked as unsaved counts as filled in, even without a field', () => {
    part.innerHTML = '<div data-unsaved></div>';
    expect(isFilledIn(part)).toBe(true);
  });
});
