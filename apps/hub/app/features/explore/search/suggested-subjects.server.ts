import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getSubjects } from '#app/features/reference-data/reference.server.ts';

/** Empty if the subjects are unavailable. */
export async function suggestedSubjects(call: RequestScope): Promise<string[]> {
  const subjects = await getSubjects(call);
  return subjects.ok ? subjects.value.map(({ title }) => title).sort() : [];
}
