/** The name of the fields that say which courses a link compares. */
export const COURSE_FIELD = 'course';
