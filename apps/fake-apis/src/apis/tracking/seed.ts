import type { PersonaRecord } from '#src/personas/persona.ts';
import type { TrackedApplications } from './tracked-applications.ts';

export function seedTracking(
  applications: TrackedApplications,
  account: string,
  { applications: { ug, uc } }: PersonaRecord,
): void {
  if (ug?.track) applications.put(account, 'ug', ug.track);
  if (ug?.clearingTrack) applications.put(account, 'ug-clearing', ug.clearingTrack);
  if (uc?.track) applications.put(account, 'uc', uc.track);
}
