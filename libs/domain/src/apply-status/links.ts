/** The first study year with the new URL template (APP-101). */
const firstNewTemplateYear = 2023;

/**
 * Returns the Apply URL template of a study year: the old template up to 2022, the new template
 * from 2023 (APP-101).
 */
export function applyUrlTemplate<Template>(
  studyYear: number,
  { oldTemplate, newTemplate }: { oldTemplate: Template; newTemplate: Template },
): Template {
  return studyYear < firstNewTemplateYear ? oldTemplate : newTemplate;
}
