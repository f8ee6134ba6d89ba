import type { ApplyStatusCopy } from '@applicant-hub/copy/apply-status';
import {
  type AppInfoPart,
  decidedChoices,
  isSent,
  type Scheme,
  type TileProgress,
  type TileStatus,
} from '@applicant-hub/domain';
import type { ProgressView, RingView } from './tiles-view-types.ts';

interface Shown {
  scheme: Scheme;
  status: TileStatus;
  part: AppInfoPart;
}

const fillOf = (status: TileStatus, { fill, isCounted }: TileProgress): number =>
  isCounted || isWhole(status) ? fill : 1;

export const progressView = (
  shown: Shown,
  copy: ApplyStatusCopy,
  progress: TileProgress,
): ProgressView => {
  const bar = { value: progress.value, fill: fillOf(shown.status, progress) };
  return { ...bar, label: copy.progressLabel, ring: ringView(shown, copy, bar) };
};

/**
 * The ring shows the number of decided choices, as in the heading. The bar shows a different value,
 * which may decrease (AMB-11).
 */
function ringView(
  { status, scheme, part }: Shown,
  copy: ApplyStatusCopy,
  { value, fill }: Pick<TileProgress, 'value' | 'fill'>,
): RingView {
  const label = `${copy.label}: ${copy.progressLabel}`;
  if (status === 'inProgress') return { fill, figure: `${value}%`, label };
  if (copy.count === '') return { fill: isWhole(status) ? 100 : fill, figure: null, label };
  const choices = part.numberOfChoices;
  if (choices === 0) return { fill, figure: null, label };
  const share = Math.round((decidedChoices(scheme, part) / choices) * 100);
  return { fill: Math.max(1, Math.min(100, share)), figure: copy.count, label: copy.heading };
}

/**
 * A full bar, or a full ring without a count, would be misleading for an application that is not
 * started or has no place.
 */
const isWhole = (status: TileStatus) =>
  status === 'ready' || (isSent(status) === true && !unfinished.includes(status));

const unfinished: readonly TileStatus[] = [
  'awaitingApproval',
  'extraNotOpen',
  'extraUnplaced',
  'extraWaiting',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
  'clearingWaiting',
  'clearingUnknown',
  'withdrawn',
];
