/** The name of the fields of the courses. */
export const COURSE_FIELD = 'course';
