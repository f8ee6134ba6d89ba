import { describe, expect, it } from 'vitest';
import { isBritishPostcode, likelyPostcode } from './postcode.ts';

describe('British postcodes', () => {
  it.each([
    // A9 9AA
    ['B1 1AA', 'Birmingham'],
    ['E1 6AN', 'east London'],
    ['G1 1XQ', 'Glasgow'],
    ['L1 8JQ', 'Liverpool'],
    ['M1 1AE', 'Manchester'],
    ['N1 9GU', 'north London'],
    ['S1 2HE', 'Sheffield'],
    // A99 9AA
    ['B33 8TH', 'Birmingham'],
    ['E14 5AB', 'Docklands'],
    ['G12 8QQ', 'Glasgow'],
    ['L69 3BX', 'Liverpool'],
    ['M13 9PL', 'Manchester'],
    ['N17 8HG', 'north London'],
    ['S10 2TN', 'Sheffield'],
    // A9A 9AA
    ['E1W 1YY', 'Wapping'],
    ['N1C 4AG', "King's Cross"],
    ['W1A 0AX', 'west London'],
    ['W1T 3NS', 'Fitzrovia'],
    // AA9 9AA
    ['BT7 1NN', 'Belfast'],
    ['CB2 1TN', 'Cambridge'],
    ['CR2 6XH', 'Croydon'],
    ['DH1 3LE', 'Durham'],
    ['EH8 9YL', 'Edinburgh'],
    ['LE1 3HP', 'Leicester'],
    ['OX1 2JD', 'Oxford'],
    ['ZE1 0BX', 'Lerwick'],
    // AA99 9AA
    ['AB24 3FX', 'Aberdeen'],
    ['BT48 7JL', 'Derry'],
    ['CF10 3AT', 'Cardiff'],
    ['DN55 1PT', 'Doncaster'],
    ['GL50 4AZ', 'Cheltenham'],
    ['SA61 2AA', 'Haverfordwest'],
    // AA9A 9AA
    ['EC1A 1BB', 'the City'],
    ['EC2V 7HH', 'the City'],
    ['SW1A 1AA', 'Westminster'],
    ['SE1P 5LX', 'Southwark'],
    ['WC2B 4AB', 'Covent Garden'],
    // Other spellings.
    ['m139pl', 'small letters, no space'],
    ['Sw1a 1aA', 'mixed letters'],
    ['EC1A1BB', 'no space'],
    ['LE1  3HP', 'two spaces'],
    ['cf10   3at', 'three spaces'],
    ['w1a0ax', 'small letters, no space, a letter at the end of the first half'],
  ])('[PRF-34] %s is a British postcode (%s)', (postcode) => {
    expect(isBritishPostcode(postcode)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    [' ', 'a space'],
    ['M', 'a letter'],
    ['M1', 'only the first half'],
    ['M13', 'only the first half'],
    ['SW1A', 'only the first half'],
    ['1AA', 'only the second half'],
    ['M13 9', 'no letters at the end'],
    ['M13 9P', 'one letter at the end'],
    ['M13 9PLX', 'three letters at the end'],
    ['M13 PL9', 'the digit at the end'],
    ['M13 99PL', 'two digits in the second half'],
    ['M13 PLL', 'no digit in the second half'],
    ['MAN13 9PL', 'three letters in front'],
    ['M 13 9PL', 'a space too early'],
    ['M1 3 9PL', 'a space in the first half'],
    ['M13 9 PL', 'a space in the second half'],
    ['M13 9P L', 'a space between the letters'],
    ['M139 9PL', 'three digits in front'],
    ['13 9PL', 'no letter in front'],
    ['113 9PL', 'digits only in front'],
    ['MM 9PL', 'no digit in front'],
    ['SW1AA 1AA', 'two letters after the digit'],
    ['SW11A 1AA', 'a letter after two digits'],
    ['SWA1 1AA', 'three letters in front'],
    ['M13-9PL', 'a hyphen'],
    ['M13.9PL', 'a dot'],
    ['M13_9PL', 'an underscore'],
    ['M13,9PL', 'a comma'],
    ['(M13 9PL)', 'in brackets'],
    ['M13 9PL.', 'a dot at the end'],
    ['M13 9PL, Manchester', 'a town at the end'],
    ['Manchester M13 9PL', 'a town in front'],
    [' M13 9PL', 'a space in front'],
    ['M13 9PL ', 'a space at the end'],
    ['M13\t9PL', 'a tab'],
    ['M13\n9PL', 'a line break'],
    ['M13 9PL\n', 'a line break at the end'],
    ['M13\u00A09PL', 'a no-break space'],
    ['Ｍ１３ ９ＰＬ', 'full-width letters'],
    ['М13 9PL', 'a letter of another alphabet'],
    ['É13 9PL', 'an accent'],
    ['M١٣ ٩PL', 'digits of another script'],
    ['75001', 'a postcode of Paris'],
    ['10115', 'a postcode of Berlin'],
    ['90210-1234', 'a postcode of Beverly Hills'],
    ['K1A 0B1', 'a postcode of Ottawa'],
    ['D02 AF30', 'a postcode of Dublin'],
    ['1012 AB', 'a postcode of Amsterdam'],
    ['GIR 0AA', 'a former postcode of a bank, in another format'],
    ['BFPO 801', 'a postcode of the army'],
    ['none', 'a word'],
  ])('[PRF-34] %j is not a British postcode (%s)', (postcode) => {
    expect(isBritishPostcode(postcode)).toBe(false);
  });
});

it.each([
  ['YO1O 5DD', 'YO10 5DD'],
  ['yo1o5dd', 'YO10 5DD'],
  ['LS1I 1AA', 'LS11 1AA'],
  ['M1O 1AA', 'M10 1AA'],
  ['Y010 5DD', 'YO10 5DD'],
  ['YO10 5DD', null],
  ['OX1 2JD', null],
  ['W1A 0AX', null],
  ['BL0 9AA', null],
  ['none', null],
  ['', null],
])('the likely postcode for %j is %j', (typed, meant) => {
  expect(likelyPostcode(typed)).toBe(meant);
});
