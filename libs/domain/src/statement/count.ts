import { type StatementKind, type StatementText, statementFields } from './kinds.ts';

/** How many characters a statement may have (STA-3, STA-6). */
export const statementLimit = 4000;

/** A statement with more characters than this is complete (STA-12). */
const completeAbove = 3500;

/** The length of a text in code points, without its line breaks (AMB-50). */
export function countCharacters(text: string): number {
  let count = 0;
  for (const character of text) if (character !== '\n' && character !== '\r') count += 1;
  return count;
}

/** How many words a text has: what stands between spaces and has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How long a statement is, all its fields together. */
export interface StatementCount {
  characters: number;
  words: number;
  /** What is left of the limit; negative when the text is over it (STA-4, AMB-47). */
  remaining: number;
  /** How many characters it is over the limit; 0 within it. */
  over: number;
}

/** Counts the fields of a statement of this kind. */
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

/** Whether so much is written that nothing more need be asked for (STA-12, AMB-48). */
export const isStatementComplete = (kind: StatementKind, text: StatementText): boolean =>
  countStatement(kind, text).characters > completeAbove;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
