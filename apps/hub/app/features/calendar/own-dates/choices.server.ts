import { courseOfChoice, universityOfChoice } from '@applicant-hub/copy/choice-names';
import { type ChoiceName, type Decision, holdsBack, schemes } from '@applicant-hub/domain';
import { z } from 'zod';
import {
  type Applications,
  findApplications,
  unsureSchemes,
} from '#app/features/application-status/applications/applications.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChoiceOption, OwnDateFormView } from './form-view.ts';
import { choiceWords } from './words.ts';

const MAX_NAME = 300;

const name = z.string().trim().min(1).max(MAX_NAME);
const names = z.tuple([name, name]);

export const choiceValue = (choice: ChoiceName | null): string =>
  choice === null ? '' : JSON.stringify([choice.institutionName, choice.courseName]);

export function readChoice(value: string): ChoiceName | null {
  const read = names.safeParse(parse(value));
  if (!read.success) return null;
  const [institutionName, courseName] = read.data;
  return { institutionName, courseName };
}

/**
 * Returns the applicant's choices, and the choice saved with the date. The choices are unknown
 * while an apply mode hides decisions, or while the mode is unknown (AMB-111).
 */
export async function choiceOptions(
  scope: RequestScope,
  chosen: string,
): Promise<Pick<OwnDateFormView, 'choices' | 'areChoicesKnown'>> {
  const own = readChoice(chosen);
  const { applyMode } = scope.applicant.pageState;
  const open = schemes.filter((scheme) => !holdsBack(applyMode[scheme]));
  const applications = await applicationsOf(scope);
  const there = applications
    ? open.flatMap((scheme) => applications.parts[scheme].originalApplications)
    : [];
  const options = new Map(
    [...there.map(namesOf), ...(own ? [own] : [])]
      .map(optionOf)
      .map((option) => [option.value, option]),
  );
  const areChoicesKnown =
    applications !== null &&
    open.length === schemes.length &&
    unsureSchemes(applications).length === 0;
  return { choices: [...options.values()], areChoicesKnown };
}

/**
 * Null when an application API refuses the session. The page works without choices, and a redirect
 * would lose the input.
 */
async function applicationsOf(scope: RequestScope): Promise<Applications | null> {
  try {
    return await findApplications(scope);
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** The names saved with a date. A choice without names is saved with the displayed text. */
const namesOf = ({ institutionName, courseName }: Decision): ChoiceName => ({
  institutionName: universityOfChoice(institutionName),
  courseName: courseOfChoice(courseName),
});

const optionOf = (choice: ChoiceName): ChoiceOption => ({
  value: choiceValue(choice),
  label: choiceWords(choice),
});

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
