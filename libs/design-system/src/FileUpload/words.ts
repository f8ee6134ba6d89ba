export interface FileUploadWords {
  /** Accessible name of the list of files. */
  readonly list: string;
  /** Size of a file, for example "1.2 MB". */
  readonly size: (bytes: number) => string;
  /** Accessible name of the button that removes a file. */
  readonly remove: (file: string) => string;
  /** Announcement of the number of selected files; not visible. */
  readonly count: (count: number) => string;
  /** Text next to a file that is larger than `maxBytes`. */
  readonly tooLarge: string;
}
