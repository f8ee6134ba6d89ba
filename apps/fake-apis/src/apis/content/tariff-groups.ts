import { accessProfiles } from './access-profiles.ts';

/** A grade of a qualification and its UCAS Tariff points. */
interface Grade {
  readonly grade: string;
  readonly score: number;
}

/** Qualifications of one kind, as the list returns them with `group=true`. */
export interface TariffGroup {
  readonly group: string;
  readonly items: readonly {
    readonly name: string;
    readonly group: string;
    readonly code: string;
    /** Best grade first. */
    readonly grades: readonly Grade[];
  }[];
}

/**
 * The name, the code and the points for each grade of the qualifications in one group, in the order
 * of the list.
 */
type Rows = readonly (readonly [
  name: string,
  code: string,
  points: Readonly<Record<string, number>>,
])[];

const likeALevels = { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 };
const likeAS = { A: 20, B: 16, C: 12, D: 10, E: 6 };
const extendedDiploma = {
  'D*D*D*': 168,
  'D*D*D': 160,
  'D*DD': 152,
  DDD: 144,
  DDM: 128,
  DMM: 112,
  MMM: 96,
  MMP: 80,
  MPP: 64,
  PPP: 48,
};
const diploma = { 'D*D*': 112, 'D*D': 104, DD: 96, DM: 80, MM: 64, MP: 48, PP: 32 };
const foundationDiploma = { 'D*': 84, D: 72, M: 48, P: 24 };
const extendedCertificate = { 'D*': 56, D: 48, M: 32, P: 16 };
const certificate = { 'D*': 28, D: 24, M: 16, P: 8 };
const core = { A: 12, B: 10, C: 8, D: 6, E: 4 };

const rows: Readonly<Record<string, Rows>> = {
  'A level and AS': [
    ['A level', 'AL', likeALevels],
    ['AS', 'AS', likeAS],
    [
      'A level double award',
      'ALD',
      {
        'A*A*': 112,
        'A*A': 104,
        AA: 96,
        AB: 88,
        BB: 80,
        BC: 72,
        CC: 64,
        CD: 56,
        DD: 48,
        DE: 40,
        EE: 32,
      },
    ],
    [
      'AS double award',
      'ASD',
      { AA: 40, AB: 36, BB: 32, BC: 28, CC: 24, CD: 22, DD: 20, DE: 16, EE: 12 },
    ],
    ['Extended Project (EPQ)', 'EPQ', { 'A*': 28, A: 24, B: 20, C: 16, D: 12, E: 8 }],
    ['Core Maths', 'CM', likeAS],
  ],
  BTEC: [
    ['BTEC National Extended Diploma (RQF)', 'BTED', extendedDiploma],
    ['BTEC National Diploma (RQF)', 'BTD', diploma],
    ['BTEC National Foundation Diploma (RQF)', 'BTFD', foundationDiploma],
    ['BTEC National Extended Certificate (RQF)', 'BTEC', extendedCertificate],
    ['BTEC National Certificate (RQF)', 'BTC', certificate],
    ['BTEC Extended Diploma (QCF)', 'BQED', extendedDiploma],
    ['BTEC Diploma (QCF)', 'BQD', diploma],
    [
      'BTEC 90-credit Diploma (QCF)',
      'BQ90',
      { 'D*D*': 84, 'D*D': 78, DD: 72, DM: 60, MM: 48, MP: 36, PP: 24 },
    ],
    ['BTEC Subsidiary Diploma (QCF)', 'BQSD', extendedCertificate],
    ['BTEC Certificate (QCF)', 'BQC', certificate],
  ],
  'T Levels': [
    [
      'T Level',
      'TL',
      {
        'Distinction*': 168,
        Distinction: 144,
        Merit: 120,
        'Pass (C or above on the core)': 96,
        'Pass (D or E on the core)': 72,
      },
    ],
  ],
  'Cambridge Technicals': [
    ['Cambridge Technical Extended Diploma', 'CTED', extendedDiploma],
    ['Cambridge Technical Diploma', 'CTD', diploma],
    ['Cambridge Technical Foundation Diploma', 'CTFD', foundationDiploma],
    ['Cambridge Technical Extended Certificate', 'CTEC', extendedCertificate],
    ['Cambridge Technical Certificate', 'CTC', certificate],
  ],
  SQA: [
    ['SQA - Highers', 'SQAH', { A: 33, B: 27, C: 21, D: 15 }],
    ['SQA - Advanced Highers', 'SQAAH', { A: 56, B: 48, C: 40, D: 32 }],
  ],
  'International Baccalaureate': [
    ['IB Higher Level', 'IBHL', { H7: 56, H6: 48, H5: 32, H4: 24, H3: 12, H2: 0, H1: 0 }],
    ['IB Standard Level', 'IBSL', { S7: 28, S6: 24, S5: 16, S4: 12, S3: 6, S2: 0, S1: 0 }],
    ['IB Extended Essay', 'IBEE', core],
    ['IB Theory of Knowledge', 'IBTOK', core],
  ],
  Wales: [
    ['Welsh Baccalaureate Advanced - Skills Challenge Certificate', 'WBSC', likeALevels],
    ['Advanced Skills Baccalaureate Wales', 'ASBW', likeALevels],
    ['WJEC Level 3 Applied Diploma', 'WJAD', likeALevels],
  ],
  Access: [['Access to HE Diploma (45 graded credits)', 'AHE', accessProfiles()]],
  'Art and design': [
    ['Foundation Diploma in Art and Design (Level 3/4)', 'FAD', { D: 112, M: 96, P: 80 }],
  ],
  Childcare: [
    ['CACHE Level 3 Extended Diploma', 'CACHE', { 'A*': 168, A: 144, B: 120, C: 96, D: 72 }],
  ],
  Music: [
    ['Music practical/performance grade 8', 'MP8', { Distinction: 30, Merit: 24, Pass: 18 }],
    ['Music practical/performance grade 7', 'MP7', { Distinction: 16, Merit: 14, Pass: 12 }],
    ['Music practical/performance grade 6', 'MP6', { Distinction: 12, Merit: 10, Pass: 8 }],
    ['Music theory grade 8', 'MT8', { Distinction: 10, Merit: 9, Pass: 8 }],
    ['Music theory grade 7', 'MT7', { Distinction: 8, Merit: 7, Pass: 6 }],
    ['Music theory grade 6', 'MT6', { Distinction: 6, Merit: 5, Pass: 4 }],
  ],
  'Speech and drama': [
    ['LAMDA grade 8', 'LA8', { Distinction: 30, Merit: 27, Pass: 24 }],
    ['LAMDA grade 7', 'LA7', { Distinction: 16, Merit: 14, Pass: 12 }],
    ['LAMDA grade 6', 'LA6', { Distinction: 12, Merit: 10, Pass: 8 }],
  ],
  'Pre-U': [
    [
      'Cambridge International Pre-U Principal Subject',
      'PREU',
      { D1: 56, D2: 56, D3: 52, M1: 44, M2: 40, M3: 36, P1: 28, P2: 24, P3: 20 },
    ],
  ],
  Ireland: [
    [
      'Irish Leaving Certificate Higher',
      'ILCH',
      { H1: 36, H2: 30, H3: 24, H4: 18, H5: 12, H6: 9, H7: 0, H8: 0 },
    ],
    [
      'Irish Leaving Certificate Ordinary',
      'ILCO',
      { O1: 12, O2: 10, O3: 8, O4: 6, O5: 0, O6: 0, O7: 0, O8: 0 },
    ],
  ],
};

export const tariffGroups: readonly TariffGroup[] = Object.entries(rows).map(([group, items]) => ({
  group,
  items: items.map(([name, code, points]) => ({
    name,
    group,
    code,
    grades: Object.entries(points).map(([grade, score]) => ({ grade, score })),
  })),
}));
