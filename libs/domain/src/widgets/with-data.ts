export const hasTariffData = (data: unknown): boolean => Array.isArray(data) && data.length > 0;

export const hasNotesData = (data: unknown): boolean => typeof data === 'string' && data !== '';

/**
 * The subject compass has subjects when more than three are selected (GRD-35). Most applicants can
 * select only three, but the rule follows the specification exactly; only editors' tags depend on
 * it (AMB-39).
 */
export const hasCompassSubjects = (selected: readonly unknown[]): boolean => selected.length > 3;
