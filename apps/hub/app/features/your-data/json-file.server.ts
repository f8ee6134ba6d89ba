import { elsewhere, keptForAShortTime } from './elsewhere.server.ts';
import type { HeldData } from './held-data.server.ts';

export const jsonFile = (held: HeldData, made: Date): string =>
  `${JSON.stringify(
    {
      made: made.toISOString(),
      ...held,
      keptForAShortTime: keptForAShortTime(),
      elsewhere: elsewhere(),
    },
    null,
    2,
  )}\n`;
