import { parseObject } from '../settings/parse-object.ts';

export const eventChoices = ['latest', 'unis', 'near', 'favourites'] as const;
export type EventChoice = (typeof eventChoices)[number];

export const readEventChoice = (name: unknown): EventChoice | null =>
  eventChoices.find((choice) => choice === name) ?? null;

/**
 * The saved choice (GRD-21).
 *
 * @param data the data of the events widget's setting; null when nothing is saved
 */
export const savedEventChoice = (data: string | null): EventChoice =>
  readEventChoice(parseObject(data)['option']) ?? 'latest';
