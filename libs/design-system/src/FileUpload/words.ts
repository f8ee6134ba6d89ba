export interface FileUploadWords {
  /** Names the list of files. */
  readonly list: string;
  /** How large a file is, for example "1.2 MB". */
  readonly size: (bytes: number) => string;
  /** The accessible name of what takes a file away again. */
  readonly remove: (file: string) => string;
  /** How many are chosen now; heard, not seen. */
  readonly count: (count: number) => string;
  /** Beside a file of more than `maxBytes`. */
  readonly tooLarge: string;
}
