import { describe, expect, it } from 'vitest';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { readSection } from './section.ts';

describe('the id of a page part in an address', () => {
  it.each(['list', 'card-AbC_1', 'later-StatementNew', 'x'])(
    'the id %s is valid and returned',
    (id) => {
      expect(readSection(id)).toBe(id);
    },
  );

  it.each([
    null,
    '',
    '1',
    '-a',
    'a b',
    'a"onclick=x',
    '<b>',
    'a/b',
    'a:~:text=secret',
    ':~:text=secret',
    'a%22',
    'ä',
    'a'.repeat(101),
  ])('an invalid id is ignored: %s', (named) => {
    expect(readSection(named)).toBeNull();
  });
});

describe('the address of a page that shows a notice', () => {
  it.each([
    ['/dashboard', '/dashboard?notice=n'],
    ['/dashboard#list', '/dashboard?notice=n&at=list#list'],
    ['/dashboard?notice=old&at=old#list', '/dashboard?notice=n&at=list#list'],
    ['/dashboard?notice=old&at=old', '/dashboard?notice=n'],
    ['/dashboard?sort=title#list', '/dashboard?sort=title&notice=n&at=list#list'],
    ['/dashboard#:~:text=secret', '/dashboard?notice=n'],
    ['/dashboard#a"b', '/dashboard?notice=n'],
  ])('with a notice, the address %s becomes %s', (page, address) => {
    expect(withNotice(page, 'n')).toBe(address);
  });
});
