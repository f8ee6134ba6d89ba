import { type Answers, type FieldName, panelFields, type PanelId } from '@applicant-hub/domain';

export const SHOWN_FIELD = 'shown';

/**
 * Value of the hidden field. Follow-up rules depend on the answers that the form displayed. Without
 * scripts, the saved answers may be different. If the rules depended on the saved answers, an
 * applicant could be contacted because of a box that they have just unticked.
 */
export const shownValue = (panel: PanelId, answers: Answers): string =>
  JSON.stringify(answers, [...panelFields[panel]]);

/** Empty if the hidden field is missing or invalid. */
export function renderedAnswers(panel: PanelId, value: string): Answers {
  const shown = parseShown(value) ?? {};
  return Object.fromEntries(
    panelFields[panel].flatMap((name: FieldName) =>
      typeof shown[name] === 'string' ? [[name, shown[name]] as const] : [],
    ),
  );
}

/** Null if the hidden field is missing or invalid. */
export function parseShown(value: string): Readonly<Record<string, unknown>> | null {
  try {
    const shown: unknown = JSON.parse(value);
    return typeof shown === 'object' && shown !== null ? { ...shown } : null;
  } catch {
    return null;
  }
}
