import type { ProviderRow } from './provider.ts';

export const eastMidlands: readonly ProviderRow[] = [
  ['B38', '10007811', 'Bishop Grosseteste University', 'Lincoln', 'LN1 3DY', '53.244,-0.5357'],
  ['D26', '10001883', 'De Montfort University', 'Leicester', 'LE1 9BH', '52.6295,-1.138'],
  ['D39', '10007851', 'University of Derby', 'Derby', 'DE22 1GB', '52.9385,-1.4967'],
  ['L34', '10007796', 'University of Leicester', 'Leicester', 'LE1 7RH', '52.6206,-1.1256'],
  ['L39', '10007151', 'University of Lincoln', 'Lincoln', 'LN6 7TS', '53.2289,-0.5492'],
  ['L79', '10004113', 'Loughborough University', 'Loughborough', 'LE11 3TU', '52.7685,-1.2288'],
  ['N38', '10007138', 'University of Northampton', 'Northampton', 'NN1 5PH', '52.2512,-0.8898'],
  ['N84', '10007154', 'University of Nottingham', 'Nottingham', 'NG7 2RD', '52.9413,-1.1865'],
  ['N91', '10004797', 'Nottingham Trent University', 'Nottingham', 'NG1 4FQ', '52.9558,-1.1435'],
];

export const westMidlands: readonly ProviderRow[] = [
  ['A50', '10005451', 'Arden University', 'Coventry', 'CV3 4FJ', '0,0'],
  ['A80', '10007759', 'Aston University', 'Birmingham', 'B4 7ET', '52.4866,-1.8909'],
  ['B25', '10007140', 'Birmingham City University', 'Birmingham', 'B4 7BD', '52.4829,-1.884'],
  ['B32', '10006840', 'University of Birmingham', 'Birmingham', 'B15 2TT', '52.449,-1.9309'],
  ['B35', '10000712', 'University College Birmingham', 'Birmingham', 'B3 1JB', '52.4814,-1.9068'],
  ['C85', '10001726', 'Coventry University', 'Coventry', 'CV1 5FB', '52.408,-1.5057'],
  ['H12', '10040812', 'Harper Adams University', 'Newport', 'TF10 8NB', '52.78,-2.4254'],
  ['K12', '10007767', 'Keele University', 'Keele', 'ST5 5BG', '53.0019,-2.273'],
  ['N36', '10007832', 'Birmingham Newman University', 'Birmingham', 'B32 3NT', '52.4341,-1.995'],
  ['S72', '10006299', 'University of Staffordshire', 'Stoke-on-Trent', 'ST4 2DE', '53.0068,-2.178'],
  ['W20', '10007163', 'University of Warwick', 'Coventry', 'CV4 7AL', '52.3803,-1.5606'],
  [
    'W25',
    '10007859',
    'WCG (Warwickshire College Group)',
    'Leamington Spa',
    'CV32 5JE',
    '52.2886,-1.5501',
  ],
  ['W75', '10007166', 'University of Wolverhampton', 'Wolverhampton', 'WV1 1LY', '52.5883,-2.1282'],
  ['W80', '10007139', 'University of Worcester', 'Worcester', 'WR2 6AJ', '52.1976,-2.243'],
];

export const eastOfEngland: readonly ProviderRow[] = [
  ['A60', '10000291', 'Anglia Ruskin University', 'Cambridge', 'CB1 1PT', '52.2037,0.1341'],
  ['B22', '10007152', 'University of Bedfordshire', 'Luton', 'LU1 3JU', '51.8779,-0.4114'],
  ['C05', '10007788', 'University of Cambridge', 'Cambridge', 'CB2 1TN', '52.2053,0.1178'],
  ['C90', '10007822', 'Cranfield University', 'Cranfield', 'MK43 0AL', '52.1184,-0.5568'],
  ['E14', '10007789', 'University of East Anglia', 'Norwich', 'NR4 7TJ', '52.6224,1.2419'],
  ['E70', '10007791', 'University of Essex', 'Colchester', 'CO4 3SQ', '51.8766,0.945'],
  ['H36', '10007147', 'University of Hertfordshire', 'Hatfield', 'AL10 9AB', '51.7529,-0.2422'],
  ['N39', '10004775', 'Norwich University of the Arts', 'Norwich', 'NR2 4SN', '52.6301,1.2967'],
  ['S82', '10014001', 'University of Suffolk', 'Ipswich', 'IP4 1QJ', '52.0557,1.1658'],
];
