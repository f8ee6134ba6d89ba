const universities = /^(?:the )?university of (?:oxford|cambridge)$/iu;

/**
 * Matches only the start of the title, because 'Sports Medicine' and 'Veterinary Nursing' do not
 * close early.
 */
const subjects =
  /^(?:pre-?clinical |clinical |graduate entry |accelerated )?(?:medicine|dentistry|dental surgery|veterinary (?:medicine|science|surgery))(?![\w-])/iu;

/**
 * Checks whether a course closes at the early deadline. This depends on the names of the course and
 * the university, because no API reports it.
 */
export const closesEarly = ({
  university,
  course,
}: {
  readonly university: string;
  readonly course: string;
}): boolean => universities.test(university.trim()) || subjects.test(course.trim());
