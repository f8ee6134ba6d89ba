import { contactChannels } from './groups.ts';

export const channelTicks = ['contactAll', ...contactChannels] as const;
export type ChannelTick = (typeof channelTicks)[number];

/**
 * The ticked boxes after a change. Ticking or unticking All does the same to every channel. After a
 * change of a channel, All is ticked when all three channels are ticked (PRF-17, PRF-18). When post
 * is not possible, ticking All ticks the other two channels, and All itself is unticked (AMB-72).
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
