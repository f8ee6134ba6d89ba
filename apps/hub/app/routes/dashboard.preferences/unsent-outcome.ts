import { m } from '@applicant-hub/copy';
import { panelIds } from '@applicant-hub/domain';
import type { Unsent } from '../../shell/unsent.ts';
import { type PanelOutcome, panelOf } from './panel-state.ts';

/** What came of a form that could not be sent; its fields hold what was typed. */
export const unsentOutcome = (form: FormData): PanelOutcome & Unsent => ({
  isUnsent: true,
  id: String(Date.now()),
  panel: panelOf(panelIds, form.get('panel')) ?? panelIds[0],
  typed: null,
  finder: null,
  errors: {},
  problem: m.preferences_offline(),
});
