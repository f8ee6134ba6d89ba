import { m } from '@applicant-hub/copy';
import type { OwnItem } from '@applicant-hub/domain';
import type { OwnChange } from './change.server.ts';
import type { OwnDateIntent, OwnDateMessage } from './form-view.ts';
import { ownItemLines } from './words.ts';

/** A submitted form, with what is needed to show it again. */
interface Sent<Typed> {
  readonly intent: OwnDateIntent;
  readonly version: number;
  readonly typed: Typed;
}

export type OwnAnswer<Typed> =
  | { noticeId: string }
  | { status: 400 | 409 | 503; version: number; typed: Typed; message: OwnDateMessage };

/**
 * Converts the outcome of a change into the response of a date form or to-do form.
 *
 * @param failure the message when nothing was saved
 * @param typedOf returns the form values of an item; null for an item of another kind
 */
export function answerTo<Typed>(
  { intent, version, typed }: Sent<Typed>,
  change: OwnChange,
  { failure, typedOf }: { failure: string; typedOf: (item: OwnItem) => Typed | null },
): OwnAnswer<Typed> {
  switch (change.outcome) {
    case 'done':
      return { noticeId: change.notice.id };
    case 'full':
      return { status: 400, version, typed, message: { kind: 'problem', text: m.mine_full() } };
    case 'failed':
      return { status: 503, version, typed, message: { kind: 'problem', text: failure } };
    case 'conflict': {
      const { current } = change;
      // A deletion has no input to preserve.
      const shown = intent === 'delete' && current ? typedOf(current) : null;
      return {
        status: 409,
        // The applicant now sees both versions, so the next save is based on the current version.
        version: change.version,
        typed: shown ?? typed,
        message: { kind: 'conflict', intent, current: current && ownItemLines(current) },
      };
    }
  }
}
