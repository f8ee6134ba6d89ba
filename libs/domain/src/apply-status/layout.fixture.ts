import { type LayoutPart, tileLayout, type TileLayoutInput } from './layout.ts';
import type { CardSettings, Scheme } from './types.ts';

const now = new Date('2026-11-20T10:00:00Z');

export const allCards: CardSettings = {
  undergraduate: true,
  postgraduate: true,
  conservatoires: true,
  teachertraining: true,
  preregistration: true,
};
export const noCards: CardSettings = {
  undergraduate: false,
  postgraduate: false,
  conservatoires: false,
  teachertraining: false,
  preregistration: false,
};

export const partOf = (part: Partial<LayoutPart>): LayoutPart => ({
  applicationStarted: false,
  applyUnavailable: false,
  maybeStarted: false,
  ...part,
});
export const partsOf = (...started: readonly Scheme[]): TileLayoutInput['parts'] => ({
  ug: partOf({ applicationStarted: started.includes('ug') }),
  uc: partOf({ applicationStarted: started.includes('uc') }),
});

export const layoutOf = (input: Partial<TileLayoutInput>) =>
  tileLayout({
    now,
    studyYear: 2027,
    studyLevel: 'Undergraduate',
    modes: { ug: 'default', uc: 'default' },
    cards: allCards,
    parts: partsOf(),
    ...input,
  });
