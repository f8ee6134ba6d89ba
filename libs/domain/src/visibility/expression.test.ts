import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisibleTo, parseVisibility } from './expression.ts';

const known = (...has: string[]) => ({ has: new Set(has), unknown: new Set<string>() });

/**
 * Whether an element with this expression is visible to a user with these tags; null when the
 * expression is invalid.
 */
function seen(expression: string, ...tags: string[]): boolean | null {
  const visibility = parseVisibility(expression);
  return visibility && isVisibleTo(visibility, known(...tags));
}

describe('a visibility expression', () => {
  it.each([
    ['[FED-24]', '', [], true],
    ['[FED-24]', ' \t\n ', ['a'], true],
    ['[FED-23]', 'a', ['a'], true],
    ['[FED-23]', 'a', [], false],
    ['[FED-23]', 'a', ['A'], false],
    ['[FED-23]', '!a', [], true],
    ['[FED-23]', '!a', ['a'], false],
    ['[FED-23]', 'a AND b', ['a', 'b'], true],
    ['[FED-23]', 'a AND b', ['a'], false],
    ['[FED-23]', 'a OR b', ['b'], true],
    ['[FED-23]', 'a OR b', ['c'], false],
    ['[FED-23]', 'a b', ['a', 'b'], true],
    ['[FED-23]', 'a b', ['b'], false],
    ['[FED-23]', '  a   b  ', ['a', 'b'], true],
    ['[FED-23]', 'a !b', ['a'], true],
    ['[FED-23]', 'a !b', ['a', 'b'], false],
    // AND has precedence over OR, whether it is before or after OR.
    ['[FED-23]', 'a OR b AND c', ['a'], true],
    ['[FED-23]', 'a OR b AND c', ['b'], false],
    ['[FED-23]', 'a OR b AND c', ['c'], false],
    ['[FED-23]', 'a AND b OR c', ['c'], true],
    ['[FED-23]', 'a AND b OR c', ['a'], false],
    ['[FED-23]', 'a OR b c', ['a'], true],
    ['[FED-23]', 'a OR b c', ['b'], false],
    ['[FED-23]', 'a b OR c d', ['c', 'd'], true],
    ['[FED-23]', 'a b OR c d', ['a', 'd'], false],
    ['[FED-23]', 'a OR !a', [], true],
    ['[FED-23]', 'a AND !a', ['a'], false],
    ['[FED-23]', 'undergraduate and !clearing or 2027', ['2027'], true],
    ['[FED-23]', 'android OR orchid', ['orchid'], true],
  ] as const)(
    '%s the expression %j is true for the tags %j: %s',
    (_row, expression, tags, expected) => {
      expect(seen(expression, ...tags)).toBe(expected);
    },
  );

  it.each([
    ...['AND', 'OR', 'AND a', 'OR a', 'a AND', 'a OR', 'a OR OR b', 'a AND AND b', 'a OR AND b'],
    ...['a AND OR b', '!', '! a', '!!a', 'a!', 'a!b', '!AND', '!OR', 'a & b', 'a && b', 'a || b'],
    ...['(a)', 'a, b', '"a"', '-a', 'a;', '<b>', '${a}', 'a=b', '\0', 'a\u0000b'],
  ])('[FED-23] the expression %j is invalid', (expression) => {
    expect(parseVisibility(expression)).toBeNull();
  });

  it('[FED-23] a term with an unknown tag is never true, with or without `!`', () => {
    const tags = { has: new Set(['a']), unknown: new Set(['b']) };
    const isSeen = (text: string) => isVisibleTo(parseVisibility(text) ?? [], tags);
    expect(['b', '!b', 'a b', 'a OR b', 'a OR !b', '!a OR !b'].map(isSeen)).toEqual([
      ...[false, false, false, true, true, false],
    ]);
  });
});

/**
 * A generated expression: its text, and its meaning, which is computed without parsing the text.
 */
interface Tree {
  text: string;
  holds: (tags: ReadonlySet<string>) => boolean;
}

const names = ['bau', 'clearing', '2027', 'hasFavourites', 'a', 'teachingEngland', 'café', 'x-1'];
const space = fc.constantFrom(' ', '  ', '\t', '\n ');

const term = fc
  .record({ name: fc.constantFrom(...names), isNegated: fc.boolean() })
  .map(({ name, isNegated }): Tree => ({
    text: (isNegated ? '!' : '') + name,
    holds: (tags) => tags.has(name) !== isNegated,
  }));

const joined = (
  part: fc.Arbitrary<Tree>,
  operator: fc.Arbitrary<string>,
  combine: (results: boolean[]) => boolean,
): fc.Arbitrary<Tree> =>
  fc
    .tuple(part, fc.array(fc.tuple(space, operator, part), { maxLength: 6 }))
    .map(([first, rest]): Tree => ({
      text: rest.reduce(
        (text, [gap, word, { text: next }]) => `${text}${gap}${word}${word && gap}${next}`,
        first.text,
      ),
      holds: (tags) =>
        combine([first, ...rest.map(([, , next]) => next)].map((t) => t.holds(tags))),
    }));

/** Terms are joined by AND or by a space; groups are joined by OR. */
const both = joined(term, fc.constantFrom('AND', ''), (results) => !results.includes(false));
const either = joined(both, fc.constant('OR'), (results) => results.includes(true));

describe('any expression', () => {
  it('[FED-23] a generated expression has the intended meaning, for any tags', () => {
    fc.assert(
      fc.property(either, fc.subarray(names), ({ text, holds }, tags) => {
        expect(seen(text, ...tags), text).toBe(holds(new Set(tags)));
      }),
      { numRuns: 500 },
    );
  });

  it('[FED-23] parsing never throws or hangs, whatever the text', () => {
    const pieces = fc.constantFrom('AND', 'OR', '!', ' ', 'a', '(', ')', '&&', '\u00A0', '😀', 'é');
    const garbage = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        expect([true, false, null]).toContain(seen(text, 'a'));
      }),
      { numRuns: 100 },
    );
  });

  it.each(['!', 'a', 'a ', ' ', 'AND ', 'a OR ', 'a!', '\u0301'])(
    '[FED-23] a text of %j repeated a hundred thousand times is parsed within two seconds',
    (piece) => {
      expect(() => parseVisibility(piece.repeat(100_000))).not.toThrow();
    },
    2_000,
  );
});
