import { elsewhere, storedBriefly } from './elsewhere.server.ts';
import type { HeldData } from './held-data.server.ts';

/** @param hasPolicy whether the hub has a link to the privacy policy */
export const jsonFile = (held: HeldData, made: Date, hasPolicy: boolean): string =>
  `${JSON.stringify(
    {
      made: made.toISOString(),
      ...held,
      keptForAShortTime: storedBriefly(),
      elsewhere: elsewhere(hasPolicy),
    },
    null,
    2,
  )}\n`;
