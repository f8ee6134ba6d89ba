import type { ChoiceState, Course } from '@applicant-hub/domain';

export interface ChoiceStateView {
  readonly state: ChoiceState;
  /** 'Conditional offer' */
  readonly label: string;
}

/** The applicant's choice of a course, with the same words as on its tile. */
export interface OwnChoice extends ChoiceStateView {
  /** The address of the choices on the tile. */
  readonly href: string;
}

export interface ChosenCourse {
  readonly course: Course;
  readonly choice: OwnChoice;
}

/** Null if the course is not a choice, or was chosen twice, so that its state is uncertain. */
export function choiceOf(
  chosen: readonly ChosenCourse[],
  { courseId, academicYearId }: Pick<Course, 'courseId' | 'academicYearId'>,
): OwnChoice | null {
  const [only, ...others] = chosen.filter(
    ({ course }) => course.courseId === courseId && course.academicYearId === academicYearId,
  );
  return only !== undefined && others.length === 0 ? only.choice : null;
}
