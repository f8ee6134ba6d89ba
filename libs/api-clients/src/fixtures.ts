export { advert } from './adverts/fixtures.ts';
export { applyApplication } from './apply/fixtures.ts';
export { career } from './careers/fixtures.ts';
export {
  article,
  faq,
  liveSettings,
  locationGuide,
  notification,
  page,
  pageState,
  personalArticle,
  promotion,
  subject,
  subjectBar,
  tariffType,
  video,
  widgetSettings,
} from './content/fixtures.ts';
export { course, courseDetails, uni } from './courses/fixtures.ts';
export { keyDate, openEvent } from './events/fixtures.ts';
export {
  changeToWrite,
  firstObservation,
  statusChange,
  statusHistory,
} from './history/fixtures.ts';
export { bookedEvent } from './hub-events/fixtures.ts';
export { favouritesOverview, hubUser, share } from './identity/fixtures.ts';
export {
  ownDate,
  ownDateDetails,
  ownDateToSave,
  ownTodo,
  ownTodoDetails,
} from './own-dates/fixtures.ts';
export {
  qualificationSubject,
  qualificationType,
  subjectResult,
} from './qualifications/fixtures.ts';
export { admittedTicket, earlyTicket, heldTicket, waitingTicket } from './queue/fixtures.ts';
export { partnerItem } from './spotlights/fixtures.ts';
export { trackedApplication } from './tracking/fixtures.ts';
