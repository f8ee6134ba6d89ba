import type { PanelId } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/** URL of the preferences with one panel open. */
export const panelPath = (panel: PanelId): string => `${paths.preferences}?section=${panel}`;
