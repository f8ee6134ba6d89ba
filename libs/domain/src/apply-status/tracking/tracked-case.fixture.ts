import { decisionOf, partWith } from '../samples.fixture.ts';
import { trackedTileStatus } from './track-status.ts';
import type { AppInfoPart, Scheme, TileStatus } from '../types.ts';

export interface TrackedCase {
  title: string;
  tracking: string;
  scheme?: Scheme;
  clearingMode?: boolean;
  /** Choice status codes of the decisions. */
  choices?: string[];
  part?: Partial<AppInfoPart>;
  gives: TileStatus;
}

export const statusOf = ({
  tracking,
  scheme = 'ug',
  clearingMode = false,
  choices = [],
  part = {},
}: TrackedCase) =>
  trackedTileStatus({
    scheme,
    clearingMode,
    part: partWith({
      applicationStarted: true,
      applicationStatus: tracking,
      numberOfReferredChoice: 1, // Not 0, so that the counts differ unless the case sets both of them.
      ...part,
      originalApplications: choices.map((code) => decisionOf(code)),
    }),
  });
