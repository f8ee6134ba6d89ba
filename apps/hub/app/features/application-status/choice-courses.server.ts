import type { Course } from '@applicant-hub/domain';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { remembered } from '#app/features/reference-data/reference.server.ts';
import { choiceKey } from './choice-key.ts';
import { load } from './load-tiles.server.ts';
import type { ChoiceCourses } from './tiles-view-types.ts';

/** A search may find other courses whose words are the same; the one that is meant comes early. */
const LIMIT = 20;

/**
 * The courses of the choices that the tiles show, where the catalogue knows them (EXT-29). What it
 * does not know, or not in time, stays a name.
 */
export async function loadChoiceCourses(scope: RequestScope): Promise<ChoiceCourses> {
  const apply = await load(scope);
  const { studyYear } = scope.applicant.personalisation;
  const choices = apply?.tiles.flatMap((tile) => tile.choices) ?? [];
  const found = await Promise.all(
    choices.map(async (choice) => {
      const [course] = await coursesNamed(scope, { ...choice, studyYear });
      return course ? [[choiceKey(choice), coursePath(course, paths.hub)] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

interface Named {
  institution: string;
  course: string;
  studyYear: number;
}

/** The courses that have both names, letter by letter. Tracking names a choice by them alone. */
async function coursesNamed(
  call: SessionScope,
  { institution, course, studyYear }: Named,
): Promise<readonly Course[]> {
  const isMeant = (one: Course) =>
    isSame(one.course, course) && isSame(one.university, institution);
  const answer = await remembered(
    call,
    `courses-named:${studyYear}:${course}, ${institution}`,
    async (context) => {
      const searchText = `${course} ${institution}`;
      const page = await call.context.clients.courses.findCourses(context, {
        searchText,
        studyYear,
        limit: LIMIT,
      });
      return page.ok ? { ok: true, value: page.value.courses.filter(isMeant) } : page;
    },
  );
  return answer.ok ? answer.value : [];
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
