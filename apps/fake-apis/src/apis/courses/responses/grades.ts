import type { CatalogueCourse } from '../catalogue/course.ts';

type Points = NonNullable<CatalogueCourse['points']>;
type Scale = readonly (readonly [points: number, grades: string])[];

/** Grades in three A levels and their total Tariff points. */
const aLevels: Scale = [
  [48, 'EEE'],
  [56, 'DEE'],
  [64, 'DDE'],
  [72, 'DDD'],
  [80, 'CDD'],
  [88, 'CCD'],
  [96, 'CCC'],
  [104, 'BCC'],
  [112, 'BBC'],
  [120, 'BBB'],
  [128, 'ABB'],
  [136, 'AAB'],
  [144, 'AAA'],
  [152, 'A*AA'],
  [160, 'A*A*A'],
  [168, 'A*A*A*'],
];

/** Grades of a BTEC Extended Diploma and their Tariff points. */
const btec: Scale = [
  [48, 'PPP'],
  [64, 'MPP'],
  [80, 'MMP'],
  [96, 'MMM'],
  [112, 'DMM'],
  [128, 'DDM'],
  [144, 'DDD'],
  [152, 'D*DD'],
  [160, 'D*D*D'],
  [168, 'D*D*D*'],
];

/**
 * For each qualification, the lowest grades that are worth at least `min` points, and the lowest
 * grades that are worth at least `max` points.
 */
export const gradesFor = ({ min, max }: Points) =>
  [
    { label: 'A levels', scale: aLevels },
    { label: 'BTEC Extended Diploma', scale: btec },
  ].map(({ label, scale }) => ({ label, from: gradeAt(scale, min), to: gradeAt(scale, max) }));

const gradeAt = (scale: Scale, wanted: number) =>
  scale.find(([points]) => points >= wanted)?.[1] ?? '';
