import type { Decision } from './types.ts';

/** The status codes of a choice. */
export const choiceCodes = [
  'REF',
  'INV',
  'C',
  'U',
  'CF',
  'CI',
  'UF',
  'UI',
  'CD',
  'UD',
  'R',
  'RBD',
  'DBD',
  'W',
  'UCC',
  'UCCF',
  'UCCI',
  'DCFF',
  'CA',
] as const;
export type ChoiceCode = (typeof choiceCodes)[number];

export const isChoiceCode = (status: string): status is ChoiceCode =>
  (choiceCodes as readonly string[]).includes(status);

/**
 * What became of a choice: the code of `choiceStatusId`, else that of `choiceStatus`, else its words
 * as they are (AMB-98).
 */
export function choiceStatusOf({
  choiceStatusId,
  choiceStatus,
}: Pick<Decision, 'choiceStatusId' | 'choiceStatus'>): string {
  const codes = [choiceStatusId, choiceStatus].map((status) => status.trim().toUpperCase());
  return codes.find(isChoiceCode) ?? (choiceStatus || choiceStatusId);
}
