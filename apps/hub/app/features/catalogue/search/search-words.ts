import { firstCharacters, plainLine } from '@applicant-hub/domain';

/** Longer than any name (characters). */
const MAX_LENGTH = 100;

export const readSearchWords = (value: string | null): string =>
  firstCharacters(plainLine(value ?? '').replaceAll(/ +/g, ' '), MAX_LENGTH).trim();
