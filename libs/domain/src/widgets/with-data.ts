export const hasTariffData = (data: unknown): boolean => Array.isArray(data) && data.length > 0;

export const hasNotesData = (data: unknown): boolean => typeof data === 'string' && data !== '';

/**
 * Whether the subject compass counts as having subjects: more than three must be selected (GRD-35).
 * Most applicants can select only three, but the code follows the specification exactly. Only
 * editors' tags depend on the result (AMB-39).
 */
export const hasCompassSubjects = (selected: readonly unknown[]): boolean => selected.length > 3;
