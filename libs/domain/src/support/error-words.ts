import { cleaned } from './cleaned.ts';

/** Longer than this nobody reads it (characters). */
const MOST = 300;

/**
 * What the government's service says is wrong, as text (GOV-18): stringified, without special
 * characters. Null when it says nothing: its errors may be absent or empty.
 */
export function errorWords(errors: unknown): string | null {
  const words = Array.from(cleaned(inText(errors)))
    .slice(0, MOST)
    .join('')
    .trim();
  return words === '' ? null : words;
}

function inText(errors: unknown): string {
  if (errors === null || errors === undefined) return '';
  if (Array.isArray(errors)) return joined(errors.map(inText));
  if (typeof errors === 'object') {
    return joined(
      Object.entries(errors).map(([name, error]) => {
        const text = inText(error);
        return text === '' ? '' : `${name}: ${text}`;
      }),
    );
  }
  return typeof errors === 'string' ? errors : JSON.stringify(errors);
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
