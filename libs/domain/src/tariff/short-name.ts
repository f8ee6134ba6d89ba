import { NAME_LIMIT } from './constants.ts';

/** A qualification's name on a selected grade; a long name is cut with an ellipsis (TAR-20). */
export const shortTypeName = (name: string): string =>
  name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT).trimEnd()}…` : name;
