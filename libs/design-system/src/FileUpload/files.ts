/** A file that the server has already. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** What the form says to the server when the file is to be taken away. */
  readonly remove: { readonly name: string; readonly value: string };
}

/** What an event says that tells of a file which was taken away. */
export const REMOVAL = 'removal';

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The chosen files and those of a new choice: a browser would forget the first. */
export const addTo = (chosen: readonly File[], more: readonly File[]): File[] => [
  ...chosen,
  ...more.filter((file) => !chosen.some((one) => isSame(one, file))),
];

/** Files as a control takes them. */
export function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
