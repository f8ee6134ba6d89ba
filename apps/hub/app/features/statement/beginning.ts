import { type StatementKind, type StatementText, statementFields } from '@applicant-hub/domain';

/** Maximum length of the excerpt by which the applicant recognises a text (characters). */
const LENGTH = 160;

export function beginning(kind: StatementKind, text: StatementText): string {
  const written = statementFields[kind].map((field) => text[field]?.trim()).find(Boolean) ?? '';
  const line = written.replaceAll(/\s+/g, ' ');
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > LENGTH / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:–-]+$|[\uD800-\uDBFF]$/, '')}…`;
}
