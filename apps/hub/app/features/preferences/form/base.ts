import { type Answers, panelFields, type PanelId } from '@applicant-hub/domain';
import { parseShown } from './shown.ts';

/** The hidden field in which a form keeps what was saved when it was filled in. */
export const BASE_FIELD = 'base';

/**
 * What was saved when a form was filled in: its own answers by its field, those of other panels as
 * they are saved now. Without the field it is what is saved now.
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
