import { TEXT_FIELD } from '#app/platform/server/form-kind.ts';

/** The fields of a draft's form, beside one for each section (`sectionField`). */
export const draftFields = {
  /** Which text it is. */
  draft: TEXT_FIELD,
  /** Whose it is. */
  owner: 'draftOwner',
  /** Version of the server's text that it was made from. */
  version: 'draftVersion',
  /** `yes` when what is replaced is to be kept as a version. */
  keep: 'draftKeep',
  /** `yes` when nobody waited for more to be typed. */
  immediate: 'draftImmediate',
} as const;

/**
 * The field of a section. Its name has the version, for a browser that goes back fills in again what
 * was typed, by the names of fields: an old text must not come to stand on a new version. A form of
 * another maker may leave it out (`readDraftForm`).
 */
export const sectionField = (section: string, version: number): string => `${section}.${version}`;
