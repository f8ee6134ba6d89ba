import { NO_VERSION } from '@applicant-hub/domain';
import { draftFields, sectionField } from './fields.ts';
import type { DraftKind } from './kinds.server.ts';
import type { ServerText } from './machine.ts';

/** A save as a form says it. */
export interface DraftForm extends ServerText {
  keep: boolean;
  immediate: boolean;
}

/** Reads a draft's form by what its fields hold; no version means that nothing was saved. */
export function readDraftForm(kind: DraftKind, field: (name: string) => unknown): DraftForm {
  const sent = Number(field(draftFields.version));
  const version = Number.isSafeInteger(sent) && sent > 0 ? sent : NO_VERSION;
  return {
    text: Object.fromEntries(
      kind.sections.map((section) => [
        section,
        withPlainLines(field(sectionField(section, version))),
      ]),
    ),
    version,
    keep: field(draftFields.keep) === 'yes',
    immediate: field(draftFields.immediate) !== 'no',
  };
}

/** Forms send `\r\n`; a text is kept with `\n`. */
const withPlainLines = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : '';
