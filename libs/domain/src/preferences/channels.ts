import { contactChannels } from './groups.ts';

export const channelTicks = ['contactAll', ...contactChannels] as const;
export type ChannelTick = (typeof channelTicks)[number];

/**
 * The ticked boxes after a change. Ticking All ticks every channel, and unticking it unticks them;
 * after any other change, All is ticked when all three are (PRF-17, PRF-18). Without post, All
 * ticks the other two and does not stay ticked (AMB-72).
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
