import { NO_VERSION } from '@applicant-hub/domain';
import { draftFields, sectionField } from './editor/fields.ts';
import type { DraftKind } from './kinds.server.ts';
import type { ServerText } from './device/state.ts';

/** A save request, parsed from a form. A section that the form does not contain is not changed. */
export interface DraftForm extends ServerText {
  keep: boolean;
  immediate: boolean;
}

/**
 * The fields of a form by name. `readForm` is not used, because the names themselves contain the
 * version.
 */
interface Fields {
  get: (name: string) => unknown;
  keys: () => Iterable<string>;
}

/**
 * Reads a draft's form. The names of its fields contain the version of the text, or no version if
 * the applicant had no saved text. A client may also send the names from the specification, which
 * have no version, and the version in a separate field. Without that field, the text is saved only
 * if no text exists.
 *
 * @returns null when the form has no section, which is not the same as an empty text
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
 * The version that a text is based on. When the user goes back, the browser may restore the version
 * field of another page, so the names of the sections take precedence.
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

/** Forms send `\r\n`; texts are stored with `\n`. */
const withPlainLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n');
