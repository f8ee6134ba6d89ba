/** A tag that somebody must have, or must not have. */
interface Term {
  readonly name: string;
  readonly isNegated: boolean;
}

/** A visibility expression: of one group at least, all terms must hold. */
export type Visibility = readonly (readonly Term[])[];

/** The tags of somebody, as far as they are known. */
export interface KnownTags {
  readonly has: ReadonlySet<string>;
  /** Nobody knows now whether they have these; what depends on one of them does not hold. */
  readonly unknown: ReadonlySet<string>;
}

type Token = { readonly kind: 'and' | 'or' } | ({ readonly kind: 'term' } & Term);

/**
 * Reads a visibility expression (FED-23): names of tags, each perhaps with `!` before it, with AND
 * and OR between them. AND binds before OR, and names with no operator between them count as AND. It
 * never throws, and takes time in proportion to the text alone.
 *
 * @returns null when the text is none: an operator without a name on each side, `!` without a name,
 *   or a sign that no name has. Nothing at all is an expression that always holds (FED-24).
 */
export function parseVisibility(text: string): Visibility | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let group: Term[] = [];
  const groups = [group];
  // An operator waits for the name after it; the first name of all has none before it.
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

/** Letters of any language and digits, and within a name also signs that join words. */
const NAME = /^(!?)([\p{L}\p{N}][\p{L}\p{N}_.:-]*)$/u;

function readToken(word: string): Token | null {
  if (/^and$/i.test(word)) return { kind: 'and' };
  if (/^or$/i.test(word)) return { kind: 'or' };
  const [, sign, name] = NAME.exec(word) ?? [];
  if (name === undefined || /^(and|or)$/i.test(name)) return null;
  return { kind: 'term', name, isNegated: sign === '!' };
}

/** Whether an expression holds for somebody with these tags. */
export const isVisibleTo = (visibility: Visibility, { has, unknown }: KnownTags): boolean =>
  visibility.some((group) =>
    group.every(({ name, isNegated }) => !unknown.has(name) && has.has(name) !== isNegated),
  );
