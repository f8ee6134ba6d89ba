import { panelIds } from '@applicant-hub/domain';
import type { UnsentForm } from '#app/platform/islands/update/use-form-post.ts';
import { unsentWords } from '../form/unsent-words.ts';
import { type PanelOutcome, panelOf } from './panel-state.ts';

export const offlineOutcome = ({ id, why, form }: UnsentForm): PanelOutcome => ({
  id,
  panel: panelOf(panelIds, form.get('panel')) ?? panelIds[0],
  typed: null,
  isRefilled: false,
  undecided: [],
  lookup: null,
  errors: {},
  problem: unsentWords(why),
});
