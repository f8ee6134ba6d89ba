import { describe, expect, it } from 'vitest';
import { tilePart } from './part.ts';
import { partWith } from '../samples.fixture.ts';
import type { AppInfo } from '../types.ts';

describe('tilePart', () => {
  const info: AppInfo = {
    ug: partWith({ applicationStarted: true, applicationStatus: 'Unplaced' }),
    uc: partWith({ applicationStatus: 'Referred' }),
    ugc: null,
  };
  const withUgc = (ugc: Parameters<typeof partWith>[0]): AppInfo => ({
    ...info,
    ugc: partWith(ugc),
  });

  it('a tile shows the part of its scheme', () => {
    expect(tilePart(info, 'ug')).toBe(info.ug);
    expect(tilePart(withUgc({ applicationStatus: 'Clearing' }), 'uc')).toBe(info.uc);
  });

  it('[AMB-17] the ug tile shows the clearing track when the track has a status', () => {
    const ugc = { applicationStarted: true, applicationStatus: 'Clearing', isInClearing: true };
    expect(tilePart(withUgc(ugc), 'ug')).toMatchObject(ugc);
  });

  it('[AMB-17] the ug tile shows the ug part while the clearing track has no status', () => {
    expect(tilePart(withUgc({}), 'ug')).toEqual(info.ug);
  });

  it('[AMB-17] a service state in one of the two parts applies to the ug tile', () => {
    const ugc = { applyUnavailable: true, isInMaintenance: true, errors: ['Timed out'] };
    expect(tilePart(withUgc(ugc), 'ug')).toMatchObject({ ...ugc, applicationStatus: 'Unplaced' });

    const trackingDown = {
      ...withUgc({ applicationStarted: true, applicationStatus: 'Clearing' }),
      ug: partWith({ isInEmbargo: true }),
    };
    expect(tilePart(trackingDown, 'ug')).toMatchObject({
      applicationStatus: 'Clearing',
      isInEmbargo: true,
    });
  });
});
