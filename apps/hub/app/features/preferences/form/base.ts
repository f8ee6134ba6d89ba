import { type Answers, panelFields, type PanelId } from '@applicant-hub/domain';
import { parseShown } from './shown.ts';

export const BASE_FIELD = 'base';

/**
 * The values that were saved when a form was filled in. The form's hidden field contains the values
 * of its own panel. For other panels, the current saved values are used. Without the field, the
 * current saved values are used for all panels.
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
