import { m } from '@applicant-hub/copy';
import type { OwnItem } from '@applicant-hub/domain';
import type { OwnChange } from './change.server.ts';
import type { OwnDateIntent, OwnDateMessage } from './form-view.ts';
import { ownItemLines } from './words.ts';

/** A form that was sent, as far as it can be shown again. */
interface Sent<Typed> {
  readonly intent: OwnDateIntent;
  readonly version: number;
  readonly typed: Typed;
}

/** Done, with the notice that says so; or the form again, with what there is to say above it. */
export type OwnAnswer<Typed> =
  | { noticeId: string }
  | { status: 400 | 409 | 503; version: number; typed: Typed; message: OwnDateMessage };

/**
 * What the form of a date or a to-do answers to a change.
 *
 * @param failure what is said when nothing is saved
 * @param typedOf an item as this form shows it; null for one of another kind
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
      // A deletion has no input to keep.
      const shown = intent === 'delete' && current ? typedOf(current) : null;
      return {
        status: 409,
        // Both are shown, and the next press follows on what is there: the applicant has seen it.
        version: change.version,
        typed: shown ?? typed,
        message: { kind: 'conflict', intent, current: current && ownItemLines(current) },
      };
    }
  }
}
