import { elsewhere, storedBriefly } from './elsewhere.server.ts';
import type { HeldData } from './held-data.server.ts';

export const jsonFile = (held: HeldData, made: Date): string =>
  `${JSON.stringify(
    {
      made: made.toISOString(),
      ...held,
      keptForAShortTime: storedBriefly(),
      elsewhere: elsewhere(),
    },
    null,
    2,
  )}\n`;
