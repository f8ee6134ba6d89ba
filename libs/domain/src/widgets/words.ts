export interface WordYears {
  studyYear: number;
  currentYear: number;
}

/** Replaces {{studyYear}} and {{currentYear}} in the words of a widget (GRD-5). */
export const withYears = (words: string, years: WordYears): string =>
  words.replace(/\{\{\s*(studyYear|currentYear)\s*\}\}/g, (_, name: keyof WordYears) =>
    String(years[name]),
  );
