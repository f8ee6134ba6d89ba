import { expect, it } from 'vitest';
import { spokenReference } from './spoken-reference.ts';

it.each([
  ['75e46ffe-b734-4b5a-9d7e-3fad33812e15', '75E4\u{a0}6FFE'],
  ['0af7651916cd43dd8448eb211c80319c', '0AF7\u{a0}6519'],
])('the reference to read out for the request %s is %s', (requestId, spoken) => {
  expect(spokenReference(requestId)).toBe(spoken);
});
