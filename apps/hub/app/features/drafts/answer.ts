import type { ServerText } from './machine.ts';
import { isText } from './text.ts';

/** What a script is told of a save. */
export type DraftAnswer =
  /** `savedTime` is the time on London's clocks. */
  | { outcome: 'saved'; version: number; savedTime: string }
  | { outcome: 'conflict'; other: ServerText }
  | { outcome: 'refused'; message: string }
  /** Nobody is signed in any more, or somebody else is. */
  | { outcome: 'signedOut' }
  /** The page is of an earlier session of the same person: this is the form token of the new one. */
  | { outcome: 'token'; token: string }
  | { outcome: 'failed' };

const FAILED: DraftAnswer = { outcome: 'failed' };

/**
 * Reads an answer. What is between the page and the hub answers too, in JSON of its own: whatever is
 * not an answer of the hub's is a save that failed, and is tried again.
 */
export function readAnswer(value: unknown): DraftAnswer {
  const answer = asRecord(value);
  switch (answer['outcome']) {
    case 'saved': {
      const { version, savedTime } = answer;
      return isVersion(version) && typeof savedTime === 'string'
        ? { outcome: 'saved', version, savedTime }
        : FAILED;
    }
    case 'conflict': {
      const other = readServerText(answer['other']);
      return other === null ? FAILED : { outcome: 'conflict', other };
    }
    case 'refused': {
      const { message } = answer;
      return typeof message === 'string' ? { outcome: 'refused', message } : FAILED;
    }
    case 'token': {
      const { token } = answer;
      return typeof token === 'string' ? { outcome: 'token', token } : FAILED;
    }
    case 'signedOut':
      return { outcome: 'signedOut' };
    default:
      return FAILED;
  }
}

/** Reads a text as the server has it; null when it is none. */
export function readServerText(value: unknown): ServerText | null {
  const { text, version } = asRecord(value);
  return isText(text) && isVersion(version) ? { text, version } : null;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value);
