import { cleaned } from './cleaned.ts';

/** Longer than this nobody reads it (characters). */
const MOST = 300;

/**
 * Whether errors of the government's service, whatever their shape, say that something is wrong: not
 * when they are absent or empty, or say no more than that there is none (GOV-17).
 */
export function areErrors(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.some(areErrors);
  if (isObject(errors)) return Object.values(errors).some(areErrors);
  return typeof errors === 'string' ? errors.trim() !== '' : Boolean(errors);
}

/**
 * What the government's service says is wrong, as text (GOV-18): stringified, without special
 * characters. Null when no words are left of it, which does not mean that nothing is wrong.
 */
export function errorWords(errors: unknown): string | null {
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
