import { type Answers, panelFields, type PanelId } from '@applicant-hub/domain';
import { parseShown } from './shown.ts';

/** Name of the hidden field with the values that were saved when the form was filled in. */
export const BASE_FIELD = 'base';

/**
 * The values that were saved when a form was filled in: those of its own panel from the hidden
 * field, those of other panels as saved now. Without the field, all are as saved now.
 */
export function baseAnswers(panel: PanelId, value: string, saved: Answers): Answers {
  const base = parseShown(value);
  if (base === null) return saved;
  const own = panelFields[panel].map((name) => {
    const answer = base[name];
    return [name, typeof answer === 'string' ? answer : undefined] as const;
  });
  return { ...saved, ...Object.fromEntries(own) };
}
