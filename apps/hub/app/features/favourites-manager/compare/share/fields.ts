export const COURSE_FIELD = 'course';
