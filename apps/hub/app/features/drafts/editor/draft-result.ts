import type { ServerText } from '../device/state.ts';
import { isText } from './text.ts';

export type DraftResult =
  /** `savedTime` is in London time. */
  | { outcome: 'saved'; version: number; savedTime: string }
  | { outcome: 'conflict'; other: ServerText }
  | { outcome: 'refused'; message: string }
  /** No applicant is signed in, or a different applicant is signed in. */
  | { outcome: 'signedOut' }
  /**
   * The page belongs to an earlier session of the same applicant. `token` is the form token of the
   * new session.
   */
  | { outcome: 'token'; token: string }
  | { outcome: 'failed' };

const FAILED: DraftResult = { outcome: 'failed' };

/**
 * Gateways between the page and the hub send their own JSON, so a response in any other format
 * counts as a failed save and is retried.
 */
export function readDraftResult(value: unknown): DraftResult {
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

export function readServerText(value: unknown): ServerText | null {
  const { text, version } = asRecord(value);
  return isText(text) && isVersion(version) ? { text, version } : null;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value);
