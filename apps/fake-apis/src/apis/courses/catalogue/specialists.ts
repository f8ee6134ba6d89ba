import type { Provider } from '../providers/provider.ts';

const art = ['8', '9', '20', '23', '30', '42'];
const stage = ['21', '24', '30', '46'];
const land = ['3', '5', '10', '13', '29', '32', '34', '58'];
const business = ['1', '13', '25', '31', '40', '42', '53'];
const sciences = [
  '2',
  '10',
  '11',
  '15',
  '16',
  '17',
  '19',
  '25',
  '27',
  '35',
  '43',
  '44',
  '45',
  '50',
];

/**
 * Ids of subject guides by provider code, for universities and colleges that teach only a few
 * subjects.
 */
const subjectsOf: Readonly<Record<string, readonly string[]>> = {
  A66: [...art, '21', '24'],
  A70: [...land, '55'],
  B54: [...business, '19', '47'],
  C35: stage,
  C80: ['9', '37'],
  C90: ['2', '13', '17', '19', '29', '44'],
  C93: [...art, '24', '38'],
  F33: [...art, ...stage, '28', '38'],
  G43: art,
  H10: ['11', '36', '51', '53', '55'],
  H12: land,
  H22: [...land, '47', '55'],
  I40: ['10', '11'],
  I50: sciences,
  L28: art,
  L48: ['23', ...stage],
  L72: ['1', '6', '25', '31', '34', '37', '40', '43', '49', '52', '53', '54'],
  L78: ['11', '36'],
  N39: art,
  N60: ['30'],
  P65: art,
  R06: [...art, '13', '38'],
  R18: [...business, '23', '30', '52'],
  R51: stage,
  R54: land,
  R56: ['8', '9', '23'],
  R84: ['5', '10', '11', '58'],
  S01: land,
  S09: ['6', '7', '13', '25', '28', '37', '39', '40', '41', '46', '49', '52', '56'],
  S60: ['26', '34', '37', '56'],
  S79: ['26', '53', '55'],
  U65: [...art, '24', '38'],
  U70: ['12', '13'],
  U85: [...business, '52'],
};

const conservatoires = new Set(['G75', 'L31', 'R53', 'R55', 'R57', 'R58', 'T75']);

const forGraduatesOnly = new Set(['C90', 'I40', 'L78', 'N60', 'R56']);

/** The members of the Russell Group, which require more points. */
const selective = new Set(
  'B32 B78 C05 C15 D86 E56 E84 G28 I50 K60 L23 L41 L72 M20 N21 N84 O33 Q50 Q75 S18 S27 U80 W20 Y50'.split(
    ' ',
  ),
);

const atADistance = new Set(['A50', 'O11', 'U70']);

export const isConservatoire = ({ code }: Provider) => conservatoires.has(code);
export const teachesGraduatesOnly = ({ code }: Provider) => forGraduatesOnly.has(code);
export const isSelective = ({ code }: Provider) => selective.has(code);
export const teachesAtADistance = ({ code }: Provider) => atADistance.has(code);

/** The subjects of a specialist provider; null for a university that may teach any subject. */
export const specialSubjectsOf = ({ code }: Provider): readonly string[] | null =>
  subjectsOf[code] ?? null;
