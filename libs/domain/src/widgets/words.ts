/** The years that the words of a widget may name. */
export interface WordYears {
  studyYear: number;
  currentYear: number;
}

/** Words of a widget with the years in place of {{studyYear}} and {{currentYear}} (GRD-5). */
export const withYears = (words: string, years: WordYears): string =>
  words.replace(/\{\{\s*(studyYear|currentYear)\s*\}\}/g, (_, name: keyof WordYears) =>
    String(years[name]),
  );
