export { closesEarly } from './closes-early.ts';
export * from './cycle-dates.ts';
export { decisionsBy } from './decision-dates.ts';
export * from './next-deadline.ts';
export { isReplyOver, replyBy, type ReplyBy, type ReplyDate } from './reply-dates.ts';
export { deadlineStatus } from './stages.ts';
