import type { ProviderRow } from './provider.ts';

export const wales: readonly ProviderRow[] = [
  ['A40', '10007856', 'Aberystwyth University', 'Aberystwyth', 'SY23 3FL', '52.4156,-4.0629'],
  ['B06', '10007857', 'Bangor University', 'Bangor', 'LL57 2DG', '53.2289,-4.1304'],
  ['C15', '10007814', 'Cardiff University', 'Cardiff', 'CF10 3AT', '51.4873,-3.1791'],
  ['C20', '10007854', 'Cardiff Metropolitan University', 'Cardiff', 'CF5 2YB', '51.4961,-3.2126'],
  ['G53', '10007833', 'Wrexham University', 'Wrexham', 'LL11 2AW', '53.053,-3.0056'],
  ['S93', '10007855', 'Swansea University', 'Swansea', 'SA2 8PP', '51.6096,-3.9806'],
  [
    'T80',
    '10007858',
    'University of Wales Trinity Saint David',
    'Carmarthen',
    'SA31 3EP',
    '51.8584,-4.3287',
  ],
  ['W01', '10007793', 'University of South Wales', 'Pontypridd', 'CF37 1DL', '51.5887,-3.3258'],
];
