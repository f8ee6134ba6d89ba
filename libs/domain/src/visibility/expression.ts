/** A tag that the user must have, or must not have. */
interface Term {
  readonly name: string;
  readonly isNegated: boolean;
}

/** A visibility expression: all terms of at least one group must be true. */
export type Visibility = readonly (readonly Term[])[];

export interface KnownTags {
  readonly has: ReadonlySet<string>;
  /**
   * Tags for which it is unknown whether they apply to the user. A term with such a tag is false.
   */
  readonly unknown: ReadonlySet<string>;
}

type Token = { readonly kind: 'and' | 'or' } | ({ readonly kind: 'term' } & Term);

/**
 * Parses a visibility expression (FED-23): names of tags, each with an optional `!` before it,
 * joined by AND and OR. AND has precedence over OR, and names without an operator between them are
 * joined by AND. It never throws and runs in linear time.
 *
 * @returns null when the text is invalid: an operator without a name on each side, `!` without a
 * name, or a character that is not allowed in names. An empty text is always true (FED-24).
 */
export function parseVisibility(text: string): Visibility | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let group: Term[] = [];
  const groups = [group];
  // Whether an operator still needs a name after it. The first name has no operator before it.
  let isWaiting = false;
  for (const word of words) {
    const token = readToken(word);
    if (token === null) return null;
    if (token.kind === 'term') {
      group.push({ name: token.name, isNegated: token.isNegated });
      isWaiting = false;
      continue;
    }
    if (isWaiting || group.length === 0) return null;
    isWaiting = true;
    if (token.kind === 'or') {
      group = [];
      groups.push(group);
    }
  }
  return isWaiting ? null : groups;
}

/**
 * A tag's name, optionally preceded by `!`. It starts with a digit or a letter of any language; the
 * following characters can also be `_`, `.`, `:` and `-`.
 */
const NAME = /^(!?)([\p{L}\p{N}][\p{L}\p{N}_.:-]*)$/u;

function readToken(word: string): Token | null {
  if (/^and$/i.test(word)) return { kind: 'and' };
  if (/^or$/i.test(word)) return { kind: 'or' };
  const [, sign, name] = NAME.exec(word) ?? [];
  if (name === undefined || /^(and|or)$/i.test(name)) return null;
  return { kind: 'term', name, isNegated: sign === '!' };
}

export const isVisibleTo = (visibility: Visibility, { has, unknown }: KnownTags): boolean =>
  visibility.some((group) =>
    group.every(({ name, isNegated }) => !unknown.has(name) && has.has(name) !== isNegated),
  );
