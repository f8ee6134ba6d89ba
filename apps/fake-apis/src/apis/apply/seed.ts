import type { PersonaRecord } from '#src/personas/persona.ts';
import type { WrittenApplications } from './written-applications.ts';

export function seedApply(
  applications: WrittenApplications,
  account: string,
  { applications: { ug, uc } }: PersonaRecord,
): void {
  if (ug?.apply) applications.put(account, 'ug', ug.apply);
  if (uc?.apply) applications.put(account, 'uc', uc.apply);
}
