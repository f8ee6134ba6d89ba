import { subjectGuides } from '../apis/content/subject-guides.ts';

/** A colour with enough contrast on light and dark backgrounds. */
const STROKE = '#6f5cf0';

const BOOK = 'M24 14c-4-4-10-4-16-4v26c6 0 12 0 16 4c4-4 10-4 16-4V10c-6 0-12 0-16 4zM24 14v26';

/** The path of each media category's icon, in a square of 48 × 48. */
const lines: Readonly<Record<string, string>> = {
  'Accounting/finance':
    'M12 6h24v36H12zM18 12h12v6H18zM18 25h1M24 25h1M30 25h1M18 31h1M24 31h1M30 31h1M18 37h1M24 37h1M30 37h1',
  Engineering:
    'M24 12a12 12 0 1 0 .1 0zM24 20a4 4 0 1 0 .1 0zM24 12V7M24 36v5M12 24H7M36 24h5M15.5 15.5L12 12M32.5 32.5L36 36M32.5 15.5L36 12M15.5 32.5L12 36',
  'Agriculture/land':
    'M24 42V18M24 26c-8 0-11-4-11-10c8 0 11 4 11 10zM24 20c0-7 4-11 11-11c0 8-4 11-11 11zM10 42h28',
  'Languages/area studies': 'M8 8h22v16H18l-6 6v-6H8zM34 18h6v16h-4v6l-6-6H20v-4M14 14h10M14 18h6',
  'Animals/veterinary':
    'M24 24c-6 0-11 7-9 12c2 4 6 1 9 1s7 3 9-1c2-5-3-12-9-12zM11 19a2.5 3 0 1 0 .1 0zM19 10a2.5 3 0 1 0 .1 0zM29 10a2.5 3 0 1 0 .1 0zM37 19a2.5 3 0 1 0 .1 0z',
  'Social sciences':
    'M16 20a5 5 0 1 0 0-10a5 5 0 1 0 0 10zM33 22a4 4 0 1 0 0-8a4 4 0 1 0 0 8zM6 40c0-9 4-14 10-14s10 5 10 14M30 28c6-1 11 4 11 12',
  'History/heritage': 'M8 42h32M10 36h28M12 18v18M20 18v18M28 18v18M36 18v18M8 18L24 7l16 11z',
  'Architecture/building': 'M24 6v6M24 12a4 4 0 1 0 0 .1M22 16L12 42M26 16l10 26M16 32h16',
  'Art/design':
    'M24 8C14 8 7 15 7 24s7 16 15 16c5 0 3-5 2-7c-1-3 1-5 4-5h6c4 0 7-3 7-7C41 13 33 8 24 8zM16 20h.1M22 15h.1M30 16h.1M14 28h.1',
  'Biological sciences':
    'M16 6c0 12 16 12 16 24M32 6c0 12-16 12-16 24M16 30c0 6 2 9 6 12M32 30c0 6-2 9-6 12M18 12h12M18 24h12M19 36h10',
  Business: 'M8 16h32v24H8zM18 16v-6h12v6M8 26h32M22 24h4v5h-4z',
  'Physical sciences': 'M19 6h10M21 6v12L10 38c-1 2 0 4 3 4h22c3 0 4-2 3-4L27 18V6M16 30h16',
  Computing: 'M7 9h34v24H7zM18 41h12M24 33v8M19 16l-5 5l5 5M29 16l5 5l-5 5',
  'English/writing': 'M34 7l7 7L18 37l-9 2l2-9zM29 12l7 7M9 43h30',
  'Performing arts':
    'M18 36a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM40 31a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM18 36V12l22-5v24M18 20l22-5',
  'Medicine/dentistry':
    'M12 6v12a9 9 0 0 0 18 0V6M21 27v5c0 6 4 10 9 10s8-4 8-9v-4M38 29a4 4 0 1 0 0-8a4 4 0 1 0 0 8zM9 6h6M27 6h6',
  Economics: 'M8 8v32h32M14 32l8-9l6 5l11-14M32 14h7v7',
  Teaching: 'M6 8h36v22H6zM14 16h14M14 22h8M18 42l6-12l6 12',
  'Geography/environment':
    'M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36zM6 24h36M24 6c-10 10-10 26 0 36M24 6c10 10 10 26 0 36',
  Media: 'M6 16h26v20H6zM32 23l10-6v18l-10-6M12 16l-4-8M24 16l4-8',
  'Food/nutrition':
    'M24 14c-8-5-16 0-15 11c1 9 6 17 11 17c2 0 2-1 4-1s2 1 4 1c5 0 10-8 11-17c1-11-7-16-15-11zM24 14c0-4 2-7 6-8',
  Health:
    'M24 40C12 32 6 26 6 18a9 9 0 0 1 18-3a9 9 0 0 1 18 3c0 8-6 14-18 22zM12 24h7l3-6l5 11l3-5h6',
  Law: 'M24 6v36M14 42h20M10 12h28M10 12L4 27h12zM38 12l-6 15h12zM4 27a6 6 0 0 0 12 0M32 27a6 6 0 0 0 12 0',
  Mathematics: 'M36 8H12l13 16l-13 16h24M36 8v5M36 40v-5',
  Nursing: 'M18 6h12v12h12v12H30v12H18V30H6V18h12z',
  'Philosophy/religion':
    'M18 36c0-6-7-9-7-17a13 13 0 0 1 26 0c0 8-7 11-7 17zM19 42h10M24 36V24l-5-4M24 24l5-4',
  Politics: 'M8 42h32M12 42V28h24v14M12 28a12 12 0 0 1 24 0M24 16V6M24 6h8v5h-8M19 34v8M29 34v8',
  Psychology:
    'M16 42v-8c-6-3-8-8-8-13C8 12 15 6 24 6c10 0 15 7 15 14l4 8h-5v6c0 2-1 3-3 3h-5v5M19 18a5 5 0 1 1 7 5c-2 1-2 2-2 4M24 31v.1',
  Sport:
    'M15 7h18v10a9 9 0 0 1-18 0zM15 10H8c0 7 3 10 7 10M33 10h7c0 7-3 10-7 10M24 26v8M16 41h16M19 41c0-5 2-7 5-7s5 2 5 7',
};

export function subjectIcon(id: string): string {
  const category = subjectGuides.find(({ nid }) => nid === id)?.field_subject_map;
  const d = lines[category ?? ''] ?? BOOK;
  return `<path d="${d}" fill="none" stroke="${STROKE}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}
