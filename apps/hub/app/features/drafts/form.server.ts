import { NO_VERSION } from '@applicant-hub/domain';
import { draftFields, sectionField } from './fields.ts';
import type { DraftKind } from './kinds.server.ts';
import type { ServerText } from './machine.ts';

/** A save as a form says it. A section that did not come is not in its text, and stays as it is. */
export interface DraftForm extends ServerText {
  keep: boolean;
  immediate: boolean;
}

/** The fields of a form by name. Not `readForm`: the names themselves say which version was sent. */
interface Fields {
  get: (name: string) => unknown;
  keys: () => Iterable<string>;
}

/**
 * Reads a draft's form by what its fields hold; no version means that nothing was saved. The fields
 * may also have the names of the specification, without a version: then the form's own version
 * counts, and without one the text is only saved where none is.
 *
 * @returns null when no section came: that is no empty text
 */
export function readDraftForm(kind: DraftKind, fields: Fields): DraftForm | null {
  const version = versionOf(kind, fields);
  const text = Object.fromEntries(
    kind.sections.flatMap((section) => {
      const value = fields.get(sectionField(section, version)) ?? fields.get(section);
      return typeof value === 'string' ? [[section, withPlainLines(value)]] : [];
    }),
  );
  if (Object.keys(text).length === 0) return null;
  return {
    text,
    version,
    keep: fields.get(draftFields.keep) === 'yes',
    immediate: fields.get(draftFields.immediate) !== 'no',
  };
}

/**
 * The version that a text was made from. A browser that goes back may have filled in the version
 * field of another page: then the names of the sections say which it was.
 */
function versionOf({ sections }: DraftKind, fields: Fields): number {
  const names = new Set(fields.keys());
  const said = readVersion(fields.get(draftFields.version));
  if (sections.some((section) => names.has(sectionField(section, said)))) return said;
  if (sections.some((section) => names.has(section))) return said;
  const named = [...names].flatMap((name) => {
    const [section = '', version] = name.split('.');
    return sections.includes(section) && version !== undefined ? [readVersion(version)] : [];
  });
  return Math.max(NO_VERSION, ...named);
}

function readVersion(value: unknown): number {
  const version = Number(value);
  return Number.isSafeInteger(version) && version > 0 ? version : NO_VERSION;
}

/** Forms send `\r\n`; a text is kept with `\n`. */
const withPlainLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n');
