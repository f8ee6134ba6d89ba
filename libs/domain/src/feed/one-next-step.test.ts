import { describe, expect, it } from 'vitest';
import { nextActor } from '../apply-status/actor.ts';
import { isSent } from '../apply-status/sent.ts';
import { type Scheme, schemes, type TileStatus, tileStatuses } from '../apply-status/types.ts';
import { nextSteps } from './feed.ts';
import type { FeedItemId } from './items.ts';

const studyLevels = ['Undergraduate', 'Postgraduate'] as const;
const modes = ['default', 'clearing'] as const;

/** What the feed says to somebody with one application, most useful first. */
function stepsAt(
  scheme: Scheme,
  status: TileStatus,
  studyLevel: (typeof studyLevels)[number],
  ugMode: (typeof modes)[number],
) {
  const statuses = { ug: 'notStarted', uc: 'notStarted', [scheme]: status } as const;
  const kinds = { questions: true, guides: true, articles: true };
  return nextSteps({
    statuses,
    shown: statuses,
    ugMode,
    studyLevel,
    isExtraOver: false,
    kinds,
  });
}

/** Of the status itself: not known is not begun, and conservatoires give way to Clearing. */
const told = tileStatuses.filter(
  (status) => isSent(status) !== null && !['notStarted', 'clearingUnknown'].includes(status),
);
const cases = schemes.flatMap((scheme) =>
  told.flatMap((status) =>
    studyLevels.flatMap((level) =>
      modes
        .filter((mode) => scheme === 'ug' || mode === 'default')
        .map((mode) => [scheme, status, level, mode] as const),
    ),
  ),
);

/** How an application is begun, written and sent. */
const writing: readonly FeedItemId[] = [
  ...(['start', 'one_section', 'send', 'resend'] as const),
  ...(['uc_start', 'uc_finish', 'uc_send'] as const),
];

describe('one next step', () => {
  it.each(cases)('[EXT-31] of %s at %s, %s, in %s: tile and feed agree who acts', (...at) => {
    const [scheme, status] = at;
    const [first] = stepsAt(...at);
    const isYours = nextActor(status, scheme, []) === 'you';
    if (isYours) expect(first?.type).toBe('cta');
    else expect(first?.colour).not.toBe('turn');
  });

  it.each(cases)('[EXT-31] of %s at %s, %s, in %s: who has sent is not told to send', (...at) => {
    const told = stepsAt(...at).filter(({ id }) => writing.includes(id));
    if (isSent(at[1])) expect(told).toEqual([]);
    else if (at[1] !== 'startNewApplication') expect(told[0]?.id).toBe(stepsAt(...at)[0]?.id);
  });
});
