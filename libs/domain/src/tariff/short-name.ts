import { NAME_LIMIT } from './constants.ts';

/** A qualification's name as a selected grade shows it: cut with an ellipsis when it is long (TAR-20). */
export const shortTypeName = (name: string): string =>
  name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT).trimEnd()}…` : name;
