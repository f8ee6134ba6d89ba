import { countCharacters, countStatement } from './count.ts';
import { type StatementKind, type StatementText, statementFields } from './kinds.ts';

/** How far over the limit a statement must be for saving to stop (STA-5, STA-8, AMB-45). */
const blockedOver: Record<StatementKind, number> = { Statement: 6000, StatementNew: 4000 };

/** What one field of the new statement may have (STA-7, AMB-46). */
const sectionMaximum = 2999;

/** Why a statement cannot be saved. */
export type StatementBlock = 'sections' | 'total6000' | 'total4000';

const totalBlock = { Statement: 'total6000', StatementNew: 'total4000' } as const;

/** Everything that keeps a statement from being saved; a draft that is a bit too long is none of it. */
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

/** Whether this one field keeps the statement from being saved. */
export const isSectionTooLong = (kind: StatementKind, text = ''): boolean =>
  kind === 'StatementNew' && countCharacters(text) > sectionMaximum;
