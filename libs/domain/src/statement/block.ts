import { countCharacters, countStatement } from './count.ts';
import { type StatementKind, type StatementText, statementFields } from './kinds.ts';

/** Saving is blocked from this number of characters over the limit (STA-5, STA-8, AMB-45). */
const blockedOver: Record<StatementKind, number> = { Statement: 6000, StatementNew: 4000 };

/** The maximum length of a section of the new statement, in characters (STA-7, AMB-46). */
const sectionMaximum = 2999;

export type StatementBlock = 'sections' | 'total6000' | 'total4000';

const totalBlock = { Statement: 'total6000', StatementNew: 'total4000' } as const;

export function statementBlocks(
  kind: StatementKind,
  text: StatementText,
): readonly StatementBlock[] {
  const blocks: StatementBlock[] = [];
  const hasLongSection = statementFields[kind].some((field) => isSectionTooLong(kind, text[field]));
  if (hasLongSection) blocks.push('sections');
  if (countStatement(kind, text).over >= blockedOver[kind]) blocks.push(totalBlock[kind]);
  return blocks;
}

export const isSectionTooLong = (kind: StatementKind, text = ''): boolean =>
  kind === 'StatementNew' && countCharacters(text) > sectionMaximum;
