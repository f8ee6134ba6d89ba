import { m } from '@applicant-hub/copy';
import { panelIds } from '@applicant-hub/domain';
import { type PanelOutcome, panelOf } from './panel-state.ts';

/** What came of a form that never reached the server; the fields hold what was typed. */
export const offlineOutcome = (form: FormData): PanelOutcome => ({
  id: String(Date.now()),
  panel: panelOf(panelIds, form.get('panel')) ?? panelIds[0],
  typed: null,
  finder: null,
  errors: {},
  problem: m.preferences_offline(),
});
