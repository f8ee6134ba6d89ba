import { TEXT_FIELD } from '#app/platform/server/stashed-form/form-kind.ts';

/** Names of the fields in a draft's form, except the fields of its sections (`sectionField`). */
export const draftFields = {
  draft: TEXT_FIELD,
  owner: 'draftOwner',
  /** Version of the server's text that this text is based on. */
  version: 'draftVersion',
  /** `yes` when the replaced text is to be saved as a version. */
  keep: 'draftKeep',
  /** `yes` when the save did not wait for typing to stop. */
  immediate: 'draftImmediate',
} as const;

/**
 * The field name of a section. It contains the version: when the user goes back, a browser restores
 * input by field name, and must not restore an old text over a new version. A form from another
 * client may omit the version (`readDraftForm`).
 */
export const sectionField = (section: string, version: number): string => `${section}.${version}`;
