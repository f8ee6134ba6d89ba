import { type Answers, type FieldName, panelFields, type PanelId } from '@applicant-hub/domain';

/** The hidden field in which a form keeps the answers that it showed. */
export const SHOWN_FIELD = 'shown';

/**
 * The value of that field. What follows from an answer depends on what it was before, and without
 * scripts that need not be what is saved: nobody is to be written to because of a box that they had
 * just unticked.
 */
export const shownValue = (panel: PanelId, answers: Answers): string =>
  JSON.stringify(answers, [...panelFields[panel]]);

/** The answers in that field; none when it is missing or broken. */
export function renderedAnswers(panel: PanelId, value: string): Answers {
  const shown = parseShown(value) ?? {};
  return Object.fromEntries(
    panelFields[panel].flatMap((name: FieldName) =>
      typeof shown[name] === 'string' ? [[name, shown[name]] as const] : [],
    ),
  );
}

/** The fields of such a value; null when it is missing or broken. */
export function parseShown(value: string): Readonly<Record<string, unknown>> | null {
  try {
    const shown: unknown = JSON.parse(value);
    return typeof shown === 'object' && shown !== null ? { ...shown } : null;
  } catch {
    return null;
  }
}
