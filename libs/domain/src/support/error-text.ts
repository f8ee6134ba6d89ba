import { cleaned } from './cleaned.ts';

/** The maximum length of an error text (characters). */
const MOST = 300;

/**
 * Whether the `errors` of a response from the government's service report an error, in any shape.
 * Absent or empty `errors`, or empty or false values in them, do not report an error (GOV-17).
 */
export function areErrors(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.some(areErrors);
  if (isObject(errors)) return Object.values(errors).some(areErrors);
  return typeof errors === 'string' ? errors.trim() !== '' : Boolean(errors);
}

/**
 * The error text of the government's service (GOV-18): stringified, without special characters.
 * Null when no words are left, which does not mean that there is no error.
 */
export function errorText(errors: unknown): string | null {
  const words = Array.from(cleaned(inText(errors)))
    .slice(0, MOST)
    .join('')
    .trim();
  return words === '' ? null : words;
}

function inText(errors: unknown): string {
  if (!areErrors(errors)) return '';
  if (Array.isArray(errors)) return joined(errors.map(inText));
  if (isObject(errors)) {
    return joined(
      Object.entries(errors).map(([name, error]) => {
        const text = inText(error);
        return text === '' ? '' : `${name}: ${text}`;
      }),
    );
  }
  return typeof errors === 'string' ? errors : JSON.stringify(errors);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
