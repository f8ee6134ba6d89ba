import { holdsBack } from '../select.ts';
import type { AppInfoPart, ApplicationChoice, KnownMode } from '../types.ts';

/**
 * The good statuses of a choice, with tracking's code for each. The specification lists the full
 * text of the conditional statuses and of Clearing, but only names the unconditional variants, so
 * the texts of these variants follow the same pattern.
 */
export const goodChoices: readonly { row: string; code: string; label: string }[] = [
  { row: 'APP-105', code: 'C', label: 'conditional offer' },
  { row: 'APP-105', code: 'CF', label: 'conditional offer - firmly accepted' },
  { row: 'APP-105', code: 'CI', label: 'conditional offer - held as insurance' },
  { row: 'APP-105', code: 'DCFF', label: 'conditional offer - delayed, held as firm' },
  { row: 'APP-106', code: 'CA', label: 'clearing accept' },
  { row: 'APP-107', code: 'U', label: 'unconditional offer' },
  { row: 'APP-107', code: 'UF', label: 'unconditional offer - firmly accepted' },
  { row: 'APP-107', code: 'UI', label: 'unconditional offer - held as insurance' },
  { row: 'APP-107', code: 'UCC', label: 'unconditional offer - changed course' },
  { row: 'APP-107', code: 'UCCF', label: 'unconditional offer - changed course, firmly accepted' },
  {
    row: 'APP-107',
    code: 'UCCI',
    label: 'unconditional offer - changed course, held as insurance',
  },
];

const goodLabels = new Set(goodChoices.map(({ label }) => label));
const labelOfCode = new Map(goodChoices.map(({ code, label }) => [code.toLowerCase(), label]));

/** The status is a code or text in any letter case. */
export function isGoodStatus(status: string): boolean {
  const given = status.trim().toLowerCase();
  return goodLabels.has(labelOfCode.get(given) ?? given);
}

export interface UndergraduateAppStatus {
  checked: boolean;
  statusGood: boolean;
  /** The suffix of the preset's name: 'Good' or empty. */
  suffix: '' | 'Good';
}

interface CheckedPart extends Readonly<Pick<AppInfoPart, 'isInEmbargo' | 'isInMaintenance'>> {
  readonly applications: readonly Pick<ApplicationChoice, 'status'>[];
}

/**
 * Searches for a good status among the choices of the undergraduate application (APP-104, APP-108).
 * A `part` of `null` means that the choices have not been read yet. The choices are not checked
 * during an embargo, because the order of the widgets would reveal a decision before its day. They
 * are also not checked while the tile hides the status, because tracking may then send old data.
 */
export function undergraduateAppStatus(
  part: CheckedPart | null,
  mode: KnownMode,
): UndergraduateAppStatus {
  if (part === null || part.isInEmbargo || part.isInMaintenance || holdsBack(mode)) {
    return { checked: false, statusGood: false, suffix: '' };
  }
  const statusGood = part.applications.some(({ status }) => isGoodStatus(status));
  return { checked: true, statusGood, suffix: statusGood ? 'Good' : '' };
}
