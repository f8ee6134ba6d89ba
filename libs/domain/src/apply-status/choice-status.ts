import type { Decision } from './types.ts';

/** The status codes of a choice. */
const choiceCodes: ReadonlySet<string> = new Set([
  ...['REF', 'INV', 'C', 'U', 'CF', 'CI', 'UF', 'UI', 'CD', 'UD', 'R', 'RBD', 'DBD', 'W'],
  ...['UCC', 'UCCF', 'UCCI', 'DCFF', 'CA'],
]);

/**
 * What became of a choice: the code of `choiceStatusId`, else that of `choiceStatus`, else its words
 * as they are (AMB-98).
 */
export function choiceStatusOf({
  choiceStatusId,
  choiceStatus,
}: Pick<Decision, 'choiceStatusId' | 'choiceStatus'>): string {
  const codes = [choiceStatusId, choiceStatus].map((status) => status.trim().toUpperCase());
  return codes.find((code) => choiceCodes.has(code)) ?? (choiceStatus || choiceStatusId);
}
