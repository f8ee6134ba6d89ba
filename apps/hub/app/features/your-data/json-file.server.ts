import type { HeldDataNotes } from './elsewhere.server.ts';
import type { HeldData } from './held-data.server.ts';

export const jsonFile = (
  held: HeldData,
  { made, notes }: { made: Date; notes: HeldDataNotes },
): string =>
  `${JSON.stringify(
    {
      made: made.toISOString(),
      ...held,
      keptForAShortTime: notes.storedBriefly,
      elsewhere: notes.elsewhere,
    },
    null,
    2,
  )}\n`;
