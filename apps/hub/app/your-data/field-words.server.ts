import { type FieldName, preferenceFields } from '@applicant-hub/domain';
import { fieldTitle } from '../personalisation/field-words.ts';
import { optionWords } from '../personalisation/option-words.ts';

/** A name that programs use, in words: those of its question, or its own: 'peopleLike' is 'People like'. */
export function inWords(name: string): string {
  return isField(name) ? fieldTitle(name) : ownWords(name);
}

/** An answer as its question offers it; what is no answer stays as it is. */
export const answerInWords = (name: string, value: unknown): unknown =>
  isField(name) && typeof value === 'string' ? optionWords(name, value).label : value;

const isField = (name: string): name is FieldName => Object.hasOwn(preferenceFields, name);

function ownWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
