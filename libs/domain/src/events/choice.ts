import { parseObject } from '../settings/parse-object.ts';

/** Which events somebody wants to see (CAL-14). */
export const eventChoices = ['latest', 'unis', 'near', 'favourites'] as const;
export type EventChoice = (typeof eventChoices)[number];

/** A choice by its name; null for what is none. */
export const readEventChoice = (name: unknown): EventChoice | null =>
  eventChoices.find((choice) => choice === name) ?? null;

/**
 * The choice that is saved (GRD-21).
 *
 * @param data of the settings of the events widget; null when nothing is saved
 */
export const savedEventChoice = (data: string | null): EventChoice =>
  readEventChoice(parseObject(data)['option']) ?? 'latest';
