import { widgetPath } from '#app/platform/paths/links.ts';

/** Search parameter for the mode of the focused notes: reading or editing (LNK-1). */
export const MODE_PARAM = 'mode';
export const EDIT = 'edit';
export const READ = 'read';

export const readNotesPath = `${widgetPath('Notes')}&${MODE_PARAM}=${READ}`;
export const editNotesPath = `${widgetPath('Notes')}&${MODE_PARAM}=${EDIT}`;
