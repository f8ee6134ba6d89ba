import { contactChannels } from './groups.ts';

/** The tick-boxes of the ways to be written to: All, and each of them (PRF-14). */
export const channelTicks = ['contactAll', ...contactChannels] as const;
export type ChannelTick = (typeof channelTicks)[number];

/**
 * The tick-boxes that are ticked after a change. Ticking All ticks every channel, and taking its
 * tick away takes theirs away; after any other change All is ticked when the three are (PRF-17,
 * PRF-18). Where there is no post, All ticks the other two and does not stay ticked (AMB-72).
 */
export function chosenChannels(
  before: ReadonlySet<ChannelTick>,
  after: ReadonlySet<ChannelTick>,
  isPostPossible: boolean,
): ReadonlySet<ChannelTick> {
  const wasAll = before.has('contactAll');
  const isAll = after.has('contactAll');
  const isAllAlone = contactChannels.every((name) => before.has(name) === after.has(name));
  const isTicked = (name: ChannelTick) => {
    if (isAll && !wasAll) return true;
    if (wasAll && !isAll && isAllAlone) return false;
    return after.has(name);
  };
  const ticked = contactChannels
    .filter(isTicked)
    .filter((name) => isPostPossible || name !== 'contactPost');
  return new Set(ticked.length === contactChannels.length ? channelTicks : ticked);
}
