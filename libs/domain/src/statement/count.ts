import { type StatementKind, type StatementText, statementFields } from './kinds.ts';

/** The character limit of a statement (STA-3, STA-6). */
export const statementLimit = 4000;

/** A statement with more characters than this is complete (STA-12). */
const completeAbove = 3500;

/** The length of a text in code points, without its line breaks (AMB-50). */
export function countCharacters(text: string): number {
  let count = 0;
  for (const character of text) if (character !== '\n' && character !== '\r') count += 1;
  return count;
}

/** A word is text between spaces that has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface StatementCount {
  characters: number;
  words: number;
  /** The number of characters left; negative when the text is over the limit (STA-4, AMB-47). */
  remaining: number;
  /** The number of characters over the limit; 0 when the text is within the limit. */
  over: number;
}

export function countStatement(kind: StatementKind, text: StatementText): StatementCount {
  const written = statementFields[kind].map((field) => text[field] ?? '');
  const characters = sum(written.map(countCharacters));
  return {
    characters,
    words: sum(written.map(countWords)),
    remaining: statementLimit - characters,
    over: Math.max(characters - statementLimit, 0),
  };
}

export const isStatementComplete = (kind: StatementKind, text: StatementText): boolean =>
  countStatement(kind, text).characters > completeAbove;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
