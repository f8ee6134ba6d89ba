import { slotNumbers, type CourseRef, type ShortlistSlots, type SlotNumber } from './types.ts';

/**
 * The rules of the shortlist (FAV-12): it has five slots, slot 1 is the best, and a course is in
 * one slot only. Each rule returns new slots. When a rule removes or moves a course, the courses
 * below move up, so that there are no gaps and slot 1 is always the best.
 */

export function shortlistCourses(slots: ShortlistSlots): CourseRef[] {
  return slotNumbers.flatMap((slot) => slots[slot] ?? []);
}

export function slotOf(slots: ShortlistSlots, courseId: string): SlotNumber | null {
  return slotNumbers.find((slot) => slots[slot]?.courseId === courseId) ?? null;
}

/**
 * Puts a course into the first free slot. Nothing changes if it is already on the shortlist.
 *
 * @returns `full` when there is no free slot, so a course has to be replaced
 */
export function addToShortlist(slots: ShortlistSlots, course: CourseRef): ShortlistSlots | 'full' {
  if (slotOf(slots, course.courseId) !== null) return slots;
  const free = slotNumbers.find((slot) => slots[slot] === null);
  return free === undefined ? 'full' : { ...slots, [free]: course };
}

/**
 * Puts a course into a slot and replaces the course that was there. The new course leaves its
 * previous slot.
 */
export function replaceInShortlist(
  slots: ShortlistSlots,
  slot: SlotNumber,
  course: CourseRef,
): ShortlistSlots {
  return fromCourses(
    slotNumbers.flatMap((number) => {
      if (number === slot) return course;
      const other = slots[number];
      return other === null || other.courseId === course.courseId ? [] : other;
    }),
  );
}

export function removeFromShortlist(slots: ShortlistSlots, courseId: string): ShortlistSlots {
  return fromCourses(shortlistCourses(slots).filter((course) => course.courseId !== courseId));
}

/**
 * Swaps a course with the course above it (up) or below it (down). The first course cannot move up,
 * and the last course cannot move down.
 */
export function moveInShortlist(
  slots: ShortlistSlots,
  courseId: string,
  direction: 'up' | 'down',
): ShortlistSlots {
  const courses = shortlistCourses(slots);
  const from = courses.findIndex((course) => course.courseId === courseId);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moved, neighbour] = [courses[from], courses[to]];
  return moved === undefined || neighbour === undefined
    ? fromCourses(courses)
    : fromCourses(courses.with(from, neighbour).with(to, moved));
}

/**
 * Undoes a change on a shortlist that may have changed since. Courses that the change added are
 * removed. Courses that the change removed return to their slots, and the last course is dropped
 * when there is no room.
 */
export function undoneShortlist(
  now: ShortlistSlots,
  change: { before: ShortlistSlots; after: ShortlistSlots },
): ShortlistSlots {
  const before = shortlistCourses(change.before);
  const added = without(shortlistCourses(change.after), before);
  const removed = without(before, shortlistCourses(change.after));
  const courses = without(shortlistCourses(now), [...added, ...removed]);
  for (const course of removed) courses.splice(before.indexOf(course), 0, course);
  return fromCourses(courses);
}

const without = (courses: readonly CourseRef[], others: readonly CourseRef[]): CourseRef[] =>
  courses.filter(({ courseId }) => !others.some((other) => other.courseId === courseId));

function fromCourses([c1, c2, c3, c4, c5]: readonly CourseRef[]): ShortlistSlots {
  return { 1: c1 ?? null, 2: c2 ?? null, 3: c3 ?? null, 4: c4 ?? null, 5: c5 ?? null };
}
