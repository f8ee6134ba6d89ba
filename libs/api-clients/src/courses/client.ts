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

/** What can be studied, and where. Distances are in kilometres. */
export interface CoursesClient {
  findCourses: (context: CallContext, query: CourseQuery) => Promise<Result<CoursePage>>;
  /** How many courses match; page and order do not matter. */
  countCourses: (context: CallContext, query: CourseQuery) => Promise<Result<number>>;
  /**
   * Courses by their ids, each as it is in the academic year of its reference. References without
   * an id of the course or the option are dropped (FAV-21), and unknown ones are missing in the
   * answer, which is in no particular order. Without any reference no call is made.
   */
  listCourses: (context: CallContext, refs: readonly CourseRef[]) => Promise<Result<Course[]>>;
  /**
   * One course with its details.
   *
   * @param courseOptionId null means the usual option
   * @param studyYear year of entry; left out, the API's current one
   * @returns null when there is no such course or option
   */
  findCourse: (
    context: CallContext,
    courseId: string,
    courseOptionId: string | null,
    studyYear?: number,
  ) => Promise<Result<CourseDetails | null>>;
  findUnis: (context: CallContext, query: UniQuery) => Promise<Result<UniPage>>;
  /**
   * Universities by their ids, with all that is to be said of them. Unknown ones are missing in the
   * answer. Without any id no call is made.
   */
  listUnis: (
    context: CallContext,
    providerIds: readonly string[],
    near?: LatLng,
  ) => Promise<Result<Uni[]>>;
  /** All universities by name. */
  listUniNames: (context: CallContext) => Promise<Result<UniName[]>>;
}

/** Ids of one request, so that its path stays shorter than any server's limit. */
const IDS_A_REQUEST = 50;

/** Calls courses-api below its base URL. */
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
