import { completeCourseRefs } from '@applicant-hub/domain';
import type {
  Course,
  CourseDetails,
  CoursePage,
  CourseQuery,
  CourseRef,
  LatLng,
  Uni,
  UniName,
  UniPage,
  UniQuery,
} from '@applicant-hub/domain';
import type { z } from 'zod';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { batchesOf, joined } from './batches.ts';
import {
  courseCountPath,
  courseDetailsPath,
  courseLookupPath,
  coursePagePath,
  uniLookupPath,
  uniPagePath,
} from './parameters.ts';
import {
  countSchema,
  courseDetailsSchema,
  coursePageSchema,
  coursesSchema,
} from './course-schema.ts';
import { uniNamesSchema, uniPageSchema, unisSchema } from './uni-schema.ts';

/** Courses and universities. Distances are in kilometres. */
export interface CoursesClient {
  findCourses: (context: CallContext, query: CourseQuery) => Promise<Result<CoursePage>>;
  /** Counts the matching courses. The page and the order in the query are ignored. */
  countCourses: (context: CallContext, query: CourseQuery) => Promise<Result<number>>;
  /**
   * Fetches courses by id, each for the academic year of its reference. References without a course
   * or option id are dropped (FAV-21). Unknown courses are missing from the result. The result has
   * no fixed order. An empty list makes no call.
   */
  listCourses: (context: CallContext, refs: readonly CourseRef[]) => Promise<Result<Course[]>>;
  /**
   * Fetches one course with its details.
   *
   * @param courseOptionId null means the default option
   * @param studyYear year of entry; the API's current year by default
   * @returns null when the course or option does not exist
   */
  findCourse: (
    context: CallContext,
    courseId: string,
    courseOptionId: string | null,
    studyYear?: number,
  ) => Promise<Result<CourseDetails | null>>;
  findUnis: (context: CallContext, query: UniQuery) => Promise<Result<UniPage>>;
  /**
   * Fetches universities by id, with all available fields. Unknown ids are missing from the result.
   * An empty list makes no call.
   */
  listUnis: (
    context: CallContext,
    providerIds: readonly string[],
    near?: LatLng,
  ) => Promise<Result<Uni[]>>;
  /** All universities, by name. */
  listUniNames: (context: CallContext) => Promise<Result<UniName[]>>;
}

/** Maximum number of ids in one request, so that its URL stays below the limit of any server. */
const IDS_A_REQUEST = 50;

export function createCoursesClient(http: Http, baseUrl: string): CoursesClient {
  const call = http('courses', baseUrl);
  const get = <T>(context: CallContext, name: string, path: string, schema: z.ZodType<T>) =>
    call({ name, method: 'GET', path, schema }, context);

  return {
    findCourses: (context, query) =>
      get<CoursePage>(context, 'findCourses', coursePagePath(query), coursePageSchema),

    countCourses: (context, query) =>
      get(context, 'countCourses', courseCountPath(query), countSchema),

    listCourses: (context, refs) => {
      const complete = completeCourseRefs(refs);
      const years = new Set(complete.map(({ academicYearId }) => academicYearId));
      const paths = [...years].flatMap((year) => {
        const ofYear = complete.filter(({ academicYearId }) => academicYearId === year);
        return batchesOf(ofYear, IDS_A_REQUEST).map((batch) => courseLookupPath(year, batch));
      });
      return joined(
        paths.map((path) => get<Course[]>(context, 'listCourses', path, coursesSchema)),
      );
    },

    findCourse: (context, courseId, courseOptionId, studyYear) =>
      get<CourseDetails | null>(
        context,
        'findCourse',
        courseDetailsPath(courseId, courseOptionId, studyYear),
        courseDetailsSchema,
      ),

    findUnis: (context, query) =>
      get<UniPage>(context, 'findUnis', uniPagePath(query), uniPageSchema),

    listUnis: (context, providerIds, near) =>
      joined(
        batchesOf(providerIds, IDS_A_REQUEST).map((batch) =>
          get<Uni[]>(context, 'listUnis', uniLookupPath(batch, near), unisSchema),
        ),
      ),

    listUniNames: (context) =>
      get<UniName[]>(context, 'listUniNames', '/api/v1/unis', uniNamesSchema),
  };
}
