import type { CourseDetails } from '@applicant-hub/domain';

/** What a course is called where courses of many unis are: 'English Literature, University of Leeds'. */
export const fullTitleOf = ({ course, university }: CourseDetails): string =>
  `${course}, ${university}`;
