import { describe, expect, it } from 'vitest';
import { postcodeArea } from '../preferences/lookups/postcode.ts';
import { homeNation } from './home-nation.ts';

describe('the area of a postcode', () => {
  it.each([
    ['LE1 3HP', 'LE'],
    ['m1 1ae', 'M'],
    ['EC1A1BB', 'EC'],
    ['B33   8TH', 'B'],
    ['LE1', ''],
    ['LE1 3HP.', ''],
    [' LE1 3HP', ''],
    ['1LE 3HP', ''],
    ['LEX1 3HP', ''],
    ['', ''],
  ])('[NTF-26] the area of %s is %s', (postcode, area) => {
    expect(postcodeArea(postcode)).toBe(area);
  });
});

describe('the home nation', () => {
  it.each([
    ['EH1 1HT', 'Scotland'],
    ['TD15 1AA', 'Scotland'],
    ['CF10 3AT', 'Wales'],
    ['ld1 5aa', 'Wales'],
    ['BT7 1NN', 'Northern Ireland'],
    ['GY1 1WR', 'Channel Islands'],
    ['JE2 3QA', 'Channel Islands'],
    ['IM1 3PU', 'Isle of Man'],
    ['LE1 3HP', 'England'],
    ['B15 2TT', 'England'],
    ['not one', 'England'],
    ['', 'England'],
  ])('[NTF-27] the home nation of %s is %s', (postcode, nation) => {
    expect(homeNation('United Kingdom', postcode)).toBe(nation);
    expect(homeNation(null, postcode)).toBe(nation);
    expect(homeNation('', postcode)).toBe(nation);
  });

  it.each(['France', 'Ireland', 'Guernsey'])(
    '[NTF-28] an address in %s is International',
    (country) => {
      expect(homeNation(country, 'EH1 1HT')).toBe('International');
    },
  );
});
