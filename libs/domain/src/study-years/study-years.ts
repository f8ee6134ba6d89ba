/** Used only while no study year is saved; a saved one always wins (AMB-1). */
export const defaultHubStudyYear = 2022;
export const defaultApplyLinksStudyYear = 2023;
export const defaultPreferencesStudyYear = 2023;

/** The study years offered in each place, exactly as written there (AMB-2). */
export const panelStudyYears = yearsBetween(2021, 2030);
export const startStudyYears = yearsBetween(2024, 2029);

/** The years to offer, with the saved one among them so that it is never lost (AMB-2). */
export function withSavedYear(years: readonly number[], saved: number | null): readonly number[] {
  if (saved === null || years.includes(saved)) return years;
  return [...years, saved].sort((a, b) => a - b);
}

function yearsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
