/** A file that the server has stored. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** Form field that requests the removal of the file. */
  readonly remove: { readonly name: string; readonly value: string };
}

/** Value of `detail` in a change event that is caused by a removal. */
export const REMOVAL = 'removal';

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Merges a new selection into the previous selection, which the browser would otherwise discard.
 */
export const addTo = (chosen: readonly File[], more: readonly File[]): File[] => [
  ...chosen,
  ...more.filter((file) => !chosen.some((one) => isSame(one, file))),
];

/** Converts files to the `FileList` type that a control requires. */
export function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
