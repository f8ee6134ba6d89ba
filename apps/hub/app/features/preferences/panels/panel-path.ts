import type { PanelId } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

export const panelPath = (panel: PanelId): string => `${paths.preferences}?section=${panel}`;
