export { wasAttended } from './attended.ts';
export { eventChoices, readEventChoice, savedEventChoice, type EventChoice } from './choice.ts';
export { bookingMark, favouriteEvents, type BookingMark } from './favourite-events.ts';
export { datesOfYear } from './of-year.ts';
export type * from './types.ts';
export { bySoonest, eventStage, knownEnd, notOver, upcoming, type EventStage } from './upcoming.ts';
