import { expect, it, test } from 'vitest';
import { addressLinesOf, type PostalAddress } from './address-lines.ts';

const nowhere: PostalAddress = {
  line1: '',
  line2: '',
  line3: '',
  line4: '',
  locality: '',
  townOrCity: '',
  county: '',
  postcode: '',
  country: '',
};

const linesOf = (address: Partial<PostalAddress>) => {
  const { addressLine1, addressLine2, addressLine3, postcode } = addressLinesOf({
    ...nowhere,
    ...address,
  });
  return [addressLine1, addressLine2, addressLine3, postcode];
};

test.each<[string, Partial<PostalAddress>, string[]]>([
  [
    'a street, a town and a county have one line each',
    { line1: '12 Rosehill', townOrCity: 'Cheltenham', county: 'Gloucestershire' },
    ['12 Rosehill', 'Cheltenham', 'Gloucestershire', ''],
  ],
  [
    'the town of a flat is in the line of the street',
    { line1: 'Flat 2', line2: '12 Rose Hill', townOrCity: 'Cheltenham', county: 'Gloucestershire' },
    ['Flat 2', '12 Rose Hill, Cheltenham', 'Gloucestershire', ''],
  ],
  [
    'a town without a county is the region, and is listed once',
    { line1: '1 Queen Street', townOrCity: 'London', country: 'England' },
    ['1 Queen Street', '', 'London', ''],
  ],
  [
    'a town that is its own county is listed once',
    { line1: '1 Deansgate', townOrCity: 'Manchester', county: 'Manchester' },
    ['1 Deansgate', '', 'Manchester', ''],
  ],
  [
    'if there is neither a town nor a county, the country is the region',
    { line1: 'Ty Gwyn', country: 'Wales' },
    ['Ty Gwyn', '', 'Wales', ''],
  ],
  [
    'many short parts share the lines',
    {
      line1: 'Flat 2',
      line2: 'Block C',
      line3: '3 The Old Mill Yard',
      locality: 'Bath',
      county: 'Somerset',
    },
    ['Flat 2, Block C', '3 The Old Mill Yard, Bath', 'Somerset', ''],
  ],
  [
    'if there are too many parts, the first two and the county stay',
    {
      line1: 'Apartment 1204',
      line2: 'The Grand Exchange Building',
      line3: 'Northern Quarter Gardens',
      line4: 'Ancoats Industrial Estate',
      townOrCity: 'Manchester',
      county: 'Greater Manchester',
    },
    ['Apartment 1204', 'The Grand Exchange Building', 'Greater Manchester', ''],
  ],
  [
    'a locality is removed before the town',
    {
      line1: 'The Old Forge',
      line2: '3 Long Meadow Lane',
      locality: 'Bishops Cleeve',
      townOrCity: 'Cheltenham',
      county: 'Gloucestershire',
    },
    ['The Old Forge', '3 Long Meadow Lane, Cheltenham', 'Gloucestershire', ''],
  ],
  [
    'a line that is too long continues in the next line',
    { line1: 'The Right Honourable Society of Weavers', townOrCity: 'Leeds', county: 'Yorkshire' },
    ['The Right Honourable Society of', 'Weavers, Leeds', 'Yorkshire', ''],
  ],
  [
    'a county that is too long is cut after a whole word',
    { line1: '1 Pier View', county: 'Bournemouth, Christchurch and Poole' },
    ['1 Pier View', '', 'Bournemouth, Christchurch and', ''],
  ],
  [
    'a word that is too long is cut',
    { line1: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', county: 'Gwynedd' },
    ['Llanfairpwllgwyngyllgogerychwyrn', 'drobwll', 'Gwynedd', ''],
  ],
  [
    'surplus space is removed, and the postcode is in capitals',
    { line1: '  12   Rosehill ', postcode: ' gl52 3lz ' },
    ['12 Rosehill', '', '', 'GL52 3LZ'],
  ],
  ['an empty address has no lines', {}, ['', '', '', '']],
])('%s', (_title, address, lines) => {
  expect(linesOf(address)).toEqual(lines);
});

it('[HLP-13] a line has at most 32 characters, and a postcode at most 18', () => {
  const long = 'abc '.repeat(30);
  const [line1, line2, line3, postcode] = linesOf({
    line1: long,
    line2: 'x'.repeat(99),
    locality: long,
    townOrCity: long,
    county: 'y'.repeat(99),
    postcode: 'Z'.repeat(99),
  });
  expect([line1, line2, line3, postcode].map((text = '') => text.length)).toEqual([
    expect.toSatisfy((length: number) => length > 0 && length <= 32),
    expect.toSatisfy((length: number) => length > 0 && length <= 32),
    32,
    18,
  ]);
});
