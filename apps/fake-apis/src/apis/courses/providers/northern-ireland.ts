import type { ProviderRow } from './provider.ts';

export const northernIreland: readonly ProviderRow[] = [
  ['Q75', '10005343', "Queen's University Belfast", 'Belfast', 'BT7 1NN', '54.5845,-5.9353'],
  [
    'S60',
    '10008026',
    "St Mary's University College, Belfast",
    'Belfast',
    'BT12 6FE',
    '54.593,-5.96',
  ],
  ['S79', '10008010', 'Stranmillis University College', 'Belfast', 'BT9 5DY', '54.5733,-5.934'],
  ['U20', '10007807', 'Ulster University', 'Belfast', 'BT15 1ED', '54.6039,-5.9293'],
];
