export { fittingCourse } from './fitting-course.ts';
export { type OpenWay, openWays } from './open-ways.ts';
