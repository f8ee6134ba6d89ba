import { NO_VERSION, type Setting } from '@applicant-hub/domain';
import type { DraftKind } from './kinds.server.ts';
import type { ServerText } from './device/state.ts';

export const serverText = (kind: DraftKind, setting: Setting | null): ServerText => ({
  text: kind.parse(setting?.data ?? null),
  version: setting?.version ?? NO_VERSION,
});
