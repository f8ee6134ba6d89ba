/** The first study year with the new URL template (APP-101). */
const firstNewTemplateYear = 2023;

export function applyUrlTemplate<Template>(
  studyYear: number,
  { oldTemplate, newTemplate }: { oldTemplate: Template; newTemplate: Template },
): Template {
  return studyYear < firstNewTemplateYear ? oldTemplate : newTemplate;
}
