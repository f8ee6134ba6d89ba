export const defaultHubStudyYear = 2022;
export const defaultApplyLinksStudyYear = 2023;
export const defaultPreferencesStudyYear = 2023;

export const panelStudyYears = yearsBetween(2021, 2030);
export const startStudyYears = yearsBetween(2024, 2029);

/** The years to offer, including the saved year, so that it is never lost (AMB-2). */
export function withSavedYear(years: readonly number[], saved: number | null): readonly number[] {
  if (saved === null || years.includes(saved)) return years;
  return [...years, saved].sort((a, b) => a - b);
}

function yearsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
