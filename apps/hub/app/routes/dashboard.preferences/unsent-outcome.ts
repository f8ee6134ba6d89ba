import { isRouteErrorResponse } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { panelIds } from '@applicant-hub/domain';
import type { Unsent } from '../../shell/unsent.ts';
import { type PanelOutcome, panelOf } from './panel-state.ts';

/** What came of a form that had no answer; its fields hold what was typed. */
export const unsentOutcome = (form: FormData, error: unknown): PanelOutcome & Unsent => ({
  isUnsent: true,
  id: String(Date.now()),
  panel: panelOf(panelIds, form.get('panel')) ?? panelIds[0],
  typed: null,
  finder: null,
  errors: {},
  problem: isRouteErrorResponse(error) ? m.preferences_not_saved() : m.preferences_offline(),
});
