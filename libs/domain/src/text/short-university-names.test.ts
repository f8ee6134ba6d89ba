import { expect, it } from 'vitest';
import { shortUniversityNames } from './short-university-names.ts';

it.each([
  ['University of York', 'York'],
  ['The University of Edinburgh', 'Edinburgh'],
  ['University of the West of England', 'West of England'],
  ['Sheffield Hallam University', 'Sheffield Hallam'],
  ['Queen Mary University of London', 'Queen Mary'],
  ['Goldsmiths, University of London', 'Goldsmiths'],
  ['York St John University', 'York St John'],
  ['University College London', 'University College London'],
  ['Norwich University of the Arts', 'Norwich University of the Arts'],
  ['Royal Northern College of Music', 'Royal Northern'],
  ['Royal Welsh College of Music & Drama', 'Royal Welsh'],
  ['Trinity Laban Conservatoire of Music and Dance', 'Trinity Laban'],
  ['Royal Academy of Music', 'Royal Academy of Music'],
  ['Royal College of Music', 'Royal College of Music'],
  ['University of the Arts London', 'University of the Arts London'],
  ['The Open University', 'The Open University'],
  ['The University of Law', 'The University of Law'],
])('the short name of %s is %s', (name, short) => {
  expect(shortUniversityNames([name])).toEqual([short]);
});

it('universities with the same short name have their full names', () => {
  const names = ['University of Wrexham', 'Wrexham University', 'University of York'];
  expect(shortUniversityNames(names)).toEqual([
    'University of Wrexham',
    'Wrexham University',
    'York',
  ]);
});

it('two courses at one university have its short name', () => {
  expect(shortUniversityNames(['University of York', 'University of York'])).toEqual([
    'York',
    'York',
  ]);
});
