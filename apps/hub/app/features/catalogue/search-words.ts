import { firstCharacters, plainLine } from '@applicant-hub/domain';

/** More than any name has (characters). */
const MAX_LENGTH = 100;

/** Reads words that somebody looks for: one space between them, and no more than make sense. */
export const readSearchWords = (value: string | null): string =>
  firstCharacters(plainLine(value ?? '').replaceAll(/ +/g, ' '), MAX_LENGTH).trim();
