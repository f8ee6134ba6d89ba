import type { Subject } from './subject.ts';

const medicalSchools =
  'A20 A60 B06 B32 B78 B84 B90 C05 C15 C30 C60 D65 E14 E42 E56 E84 G28 H72 I50 K12 K24 K60 L14 L23 L34 L39 L41 M20 N21 N84 O33 P60 Q50 Q75 S18 S27 S36 S84 S85 S90 S93 U20 U80 W20 W80';
const dentalSchools = 'A20 B32 B78 C15 C30 D65 G28 K60 L23 L41 M20 N21 P60 Q50 Q75 S18';
const veterinarySchools = 'A40 B78 C05 C30 E56 G28 H12 K12 L41 N84 R84 S85';
const pharmacySchools =
  'A80 B32 B56 B72 B16 C15 C30 D26 E14 H36 H60 K12 K24 K60 K84 L51 M20 N21 N84 P80 Q75 R12 R36 S78 S84 S93 U20 U80 W75';

export const healthSubjects: readonly Subject[] = [
  {
    id: '22',
    name: 'Dentistry',
    code: 'A2',
    about: 'how teeth and mouths are kept healthy and mended',
    titles: ['Dentistry'],
    award: 'BDS',
    years: 5,
    reach: 1,
    only: dentalSchools.split(' '),
    demand: 32,
  },
  {
    id: '36',
    name: 'Health and social care',
    code: 'L5',
    about: 'how people are supported to live well',
    titles: [
      'Health and Social Care',
      'Public Health',
      'Paramedic Science',
      'Occupational Therapy',
    ],
    award: 'BSc (Hons)',
    masters: ['Public Health', 'MSc'],
    reach: 0.6,
  },
  {
    id: '45',
    name: 'Medicine',
    code: 'A1',
    about: 'how illness is prevented, found and treated',
    titles: ['Medicine'],
    award: 'MBChB',
    years: 5,
    reach: 1,
    only: medicalSchools.split(' '),
    demand: 40,
  },
  {
    id: '47',
    name: 'Nursing',
    code: 'B7',
    about: 'the care of patients at every age, in hospital and at home',
    titles: [
      'Adult Nursing',
      'Nursing',
      'Mental Health Nursing',
      'Children’s Nursing',
      'Midwifery',
    ],
    award: 'BSc (Hons)',
    masters: ['Advanced Clinical Practice', 'MSc'],
    reach: 0.5,
  },
  {
    id: '48',
    name: 'Pharmacy and pharmacology',
    code: 'B2',
    about: 'medicines: how they are made, how they work and how they are used safely',
    titles: ['Pharmacy'],
    award: 'MPharm',
    years: 4,
    masters: ['Pharmaceutical Science', 'MSc'],
    reach: 1,
    only: pharmacySchools.split(' '),
    demand: 16,
  },
  {
    id: '51',
    name: 'Physiotherapy',
    code: 'B1',
    about: 'how people get back their strength and movement',
    titles: ['Physiotherapy', 'Sports Rehabilitation'],
    award: 'BSc (Hons)',
    masters: ['Physiotherapy', 'MSc'],
    reach: 0.4,
    demand: 16,
  },
  {
    id: '58',
    name: 'Veterinary medicine',
    code: 'D1',
    about: 'how animals are kept well and treated',
    titles: ['Veterinary Medicine'],
    award: 'BVSc',
    years: 5,
    reach: 1,
    only: veterinarySchools.split(' '),
    demand: 32,
  },
];
