export { closesEarly } from './closes-early.ts';
export * from './cycle-dates.ts';
export { type DecisionDay, decisionDays } from './decision-dates.ts';
export { isReplyOver, replyBy, type ReplyBy, type ReplyDate } from './reply-dates.ts';
export { deadlineRoutes, type DeadlineRoute } from './routes.ts';
