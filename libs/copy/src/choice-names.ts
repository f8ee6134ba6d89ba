import * as words from '#messages/apply.ts';

/** A name from tracking; null or blank when tracking sends no name. */
type GivenName = string | null;

const isGiven = (name: GivenName): name is string => name !== null && name.trim() !== '';

export const universityOfChoice = (name: GivenName): string =>
  isGiven(name) ? name : words.apply_choice_no_university();

export const courseOfChoice = (name: GivenName): string =>
  isGiven(name) ? name : words.apply_choice_no_course();

/**
 * The university of a choice inside a sentence: its name, or words such as 'one of your
 * universities'.
 */
export const universityInSentence = (name: GivenName): string =>
  isGiven(name) ? name : words.apply_choice_some_university();

export const isNamedChoice = (university: GivenName, course: GivenName): boolean =>
  isGiven(university) && isGiven(course);
