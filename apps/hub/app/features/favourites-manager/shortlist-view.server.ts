import { m } from '@applicant-hub/copy';
import {
  shortlistCourses,
  slotNumbers,
  slotOf,
  type CourseRef,
  type ShortlistSlots,
} from '@applicant-hub/domain';
import type { Entry } from './entries.ts';
import { pictureOf } from '#app/features/catalogue/cards/picture.ts';
import { pointsView } from '#app/features/catalogue/points/points-check.ts';
import type { ShortlistView, SlotCourseView } from './view-types.ts';

interface ShortlistParts {
  readonly slots: ShortlistSlots;
  /** The course that could not be added because no slot was free. */
  readonly replacement: CourseRef | null;
  readonly find: (ref: CourseRef) => Entry;
}

export function shortlistView({ slots, replacement, find }: ShortlistParts): ShortlistView {
  const count = shortlistCourses(slots).length;
  return {
    count,
    slots: slotNumbers.map((slot) => {
      const ref = slots[slot];
      return { slot, course: ref && slotCourse(find(ref), ref) };
    }),
    replacement:
      replacement && isStillWanted(slots, count, replacement)
        ? replacementView(replacement, find(replacement))
        : null,
  };
}

/** The question is obsolete when the course is on the shortlist, or a slot is free. */
const isStillWanted = (slots: ShortlistSlots, count: number, { courseId }: CourseRef) =>
  count === slotNumbers.length && slotOf(slots, courseId) === null;

const replacementView = (ref: CourseRef, { known }: Entry): ShortlistView['replacement'] =>
  known && { ref, fullTitle: known.fullTitle };

function slotCourse({ known, isUnread }: Entry, ref: CourseRef): SlotCourseView {
  const picture = pictureOf(ref.courseId, known?.picture ?? null);
  if (known === null) return { ref, ...picture, ...(isUnread && { isUnread }), known: null };
  const { title, fullTitle, href, cell, check } = known;
  const points = cell('points');
  const facts = [
    cell('qualification')?.text,
    cell('studyMode')?.text,
    cell('start')?.text,
    points?.sort === null ? null : m.manage_points({ points: points?.text ?? '' }),
  ];
  return {
    ref,
    ...picture,
    known: {
      title,
      fullTitle,
      href,
      university: cell('university')?.text ?? '',
      facts: facts.flatMap((fact) => fact ?? []),
      check: check && pointsView(check),
    },
  };
}
