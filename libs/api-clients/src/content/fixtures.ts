import type { PageState } from './page-state.ts';
import { defaultPageState } from './schema.ts';

/** Page state as it is on a quiet day in the 2027 cycle, with the given fields. */
export const pageState = (fields: Partial<PageState> = {}): PageState => ({
  ...defaultPageState,
  cards: { 2026: allCards, 2027: allCards },
  ...fields,
});

const allCards = {
  undergraduate: true,
  postgraduate: true,
  conservatoires: true,
  teachertraining: true,
  preregistration: true,
};
