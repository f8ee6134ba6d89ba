import type { ProviderRow } from './provider.ts';

export const northEast: readonly ProviderRow[] = [
  ['D86', '10007143', 'Durham University', 'Durham', 'DH1 3LE', '54.7681,-1.5719'],
  ['N21', '10007799', 'Newcastle University', 'Newcastle upon Tyne', 'NE1 7RU', '54.9803,-1.6157'],
  [
    'N23',
    '10004599',
    'Newcastle College (NCG)',
    'Newcastle upon Tyne',
    'NE4 7SA',
    '54.9664,-1.6272',
  ],
  ['N77', '10001282', 'Northumbria University', 'Newcastle upon Tyne', 'NE1 8ST', '54.977,-1.6075'],
  ['S84', '10007159', 'University of Sunderland', 'Sunderland', 'SR1 3SD', '54.9045,-1.3914'],
  ['T20', '10007161', 'Teesside University', 'Middlesbrough', 'TS1 3BX', '54.5721,-1.2347'],
];

export const northWest: readonly ProviderRow[] = [
  ['B44', '10006841', 'University of Greater Manchester', 'Bolton', 'BL3 5AB', '53.5735,-2.4362'],
  ['C30', '10007141', 'University of Central Lancashire', 'Preston', 'PR1 2HE', '53.7616,-2.7085'],
  ['C55', '10007848', 'University of Chester', 'Chester', 'CH1 4BJ', '53.1998,-2.8974'],
  ['C99', '10007842', 'University of Cumbria', 'Carlisle', 'CA1 2HH', '54.8908,-2.9226'],
  ['E42', '10007823', 'Edge Hill University', 'Ormskirk', 'L39 4QP', '53.5596,-2.8738'],
  ['L14', '10007768', 'Lancaster University', 'Lancaster', 'LA1 4YW', '54.0116,-2.7904'],
  ['L41', '10006842', 'University of Liverpool', 'Liverpool', 'L69 3BX', '53.4059,-2.9656'],
  ['L46', '10003956', 'Liverpool Hope University', 'Liverpool', 'L16 9JD', '53.3915,-2.8919'],
  [
    'L48',
    '10003945',
    'The Liverpool Institute for Performing Arts',
    'Liverpool',
    'L1 9HF',
    '53.3996,-2.9721',
  ],
  ['L51', '10003957', 'Liverpool John Moores University', 'Liverpool', 'L3 5UX', '53.4051,-2.9725'],
  ['M20', '10007798', 'The University of Manchester', 'Manchester', 'M13 9PL', '53.4554,-2.2232'],
  [
    'M40',
    '10004180',
    'Manchester Metropolitan University',
    'Manchester',
    'M15 6BH',
    '53.4687,-2.2383',
  ],
  [
    'R57',
    '10007837',
    'Royal Northern College of Music',
    'Manchester',
    'M13 9RD',
    '53.4685,-2.2366',
  ],
  ['S03', '10007156', 'University of Salford', 'Salford', 'M5 4WT', '53.4731,-2.2971'],
];

export const yorkshireHumber: readonly ProviderRow[] = [
  ['A70', '10000415', 'Askham Bryan College', 'York', 'YO23 3FR', '53.921,-1.1623'],
  ['B56', '10007785', 'University of Bradford', 'Bradford', 'BD7 1DP', '53.791,-1.7672'],
  [
    'G80',
    '10007938',
    'TEC Partnership (Grimsby Institute)',
    'Grimsby',
    'DN34 5BQ',
    '53.5534,-0.093',
  ],
  ['H60', '10007148', 'University of Huddersfield', 'Huddersfield', 'HD1 3DH', '53.6437,-1.7787'],
  ['H72', '10007149', 'University of Hull', 'Hull', 'HU6 7RX', '53.7696,-0.3672'],
  ['L23', '10007795', 'University of Leeds', 'Leeds', 'LS2 9JT', '53.8085,-1.5528'],
  ['L24', '10003863', 'Leeds Trinity University', 'Leeds', 'LS18 5HD', '53.8486,-1.6481'],
  ['L27', '10003861', 'Leeds Beckett University', 'Leeds', 'LS1 3HE', '53.8037,-1.5492'],
  ['L28', '10003854', 'Leeds Arts University', 'Leeds', 'LS2 9AQ', '53.8084,-1.5517'],
  ['L31', '10034449', 'Leeds Conservatoire', 'Leeds', 'LS2 7PD', '53.8012,-1.546'],
  ['S18', '10007157', 'The University of Sheffield', 'Sheffield', 'S10 2TN', '53.3813,-1.4886'],
  ['S21', '10005790', 'Sheffield Hallam University', 'Sheffield', 'S1 1WB', '53.3792,-1.4653'],
  ['Y50', '10007167', 'University of York', 'York', 'YO10 5DD', '53.9483,-1.0536'],
  ['Y75', '10007713', 'York St John University', 'York', 'YO31 7EX', '53.9652,-1.0803'],
];
