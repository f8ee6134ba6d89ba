import type { Decision } from '../types.ts';

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
 * Status of a choice: the code of `choiceStatusId`; otherwise the code of `choiceStatus`; otherwise
 * the text of `choiceStatus` unchanged (AMB-98).
 */
export function choiceStatusOf({
  choiceStatusId,
  choiceStatus,
}: Pick<Decision, 'choiceStatusId' | 'choiceStatus'>): string {
  const codes = [choiceStatusId, choiceStatus].map((status) => status.trim().toUpperCase());
  return codes.find(isChoiceCode) ?? (choiceStatus || choiceStatusId);
}
