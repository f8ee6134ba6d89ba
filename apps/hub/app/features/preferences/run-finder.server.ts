import { HIDDEN_LENGTH } from '@applicant-hub/domain';
import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { formText } from '#app/platform/browser/form-text.ts';
import type { FoundSchool } from './answers.ts';
import {
  finderFields,
  finderIntents,
  HOME_REGION,
  MIN_ADDRESS_SEARCH,
  MIN_SCHOOL_SEARCH,
} from './fields.ts';
import {
  checkNumber,
  findAddresses,
  findAddressLines,
  findSchools,
  queries,
} from './find.server.ts';
import type { Choice, FinderView, PhoneView, SearchState, SearchView } from './view.ts';

type Filled = Record<string, string>;

/** What a finder made of a form without scripts. Nothing is saved. */
export interface FinderOutcome {
  /** Answers to put over the typed ones. */
  filled: Filled;
  view: FinderView;
}

/**
 * Runs the finder whose button was pressed in a form.
 *
 * @returns null when it was another button
 */
export async function runFinder(call: SessionScope, form: FormData): Promise<FinderOutcome | null> {
  const run = finders.get(textOf(form, 'intent'));
  return run ? outcomeOf(run, call, form) : null;
}

/**
 * Fills in what was chosen in a list whose own button was not pressed, for whoever saves then means
 * what they chose. Nothing is saved before they have seen it.
 *
 * @returns null when nothing was chosen
 */
export async function takeChosen(
  call: SessionScope,
  form: FormData,
): Promise<FinderOutcome | null> {
  if (textOf(form, finderFields.addressId) !== '') return outcomeOf(takeAddress, call, form);
  if (textOf(form, finderFields.schoolChoice) !== '') return outcomeOf(takeSchool, call, form);
  return null;
}

async function outcomeOf(run: Finder, call: SessionScope, form: FormData): Promise<FinderOutcome> {
  const { filled = {}, ...view } = await run(call, form);
  return { filled, view: { ...view, addressSearch: textOf(form, finderFields.addressSearch) } };
}

type Finder = (
  call: SessionScope,
  form: FormData,
) => Promise<(SearchView<'address'> | SearchView<'school'> | PhoneView) & { filled?: Filled }>;

/** By the `intent` of their buttons. */
const finders: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  [finderIntents.findAddress, (call, form) => searchAddress(call, form, 'found')],
  [finderIntents.useAddress, takeAddress],
  [finderIntents.findSchool, (call, form) => searchSchool(call, form, 'found')],
  [finderIntents.useSchool, takeSchool],
  [finderIntents.checkPhone, checkPhone],
]);

/** @param state what to say when some are found */
async function searchAddress(call: SessionScope, form: FormData, state: SearchState) {
  const finder = 'address';
  const typed = textOf(form, finderFields.addressSearch);
  if (typed.length < MIN_ADDRESS_SEARCH) return without(finder, 'start');
  const text = queries.addressText.safeParse(typed);
  if (!text.success) return without(finder, 'none');
  const found = await findAddresses(call, text.data);
  if (!found.ok) return without(finder, 'failed');
  const choices = found.value.map(({ id, label }) => ({ value: id, label }));
  return withChoices(finder, state, choices);
}

async function takeAddress(call: SessionScope, form: FormData) {
  const finder = 'address';
  const id = queries.addressId.safeParse(form.get(finderFields.addressId));
  if (!id.success) return searchAddress(call, form, 'unchosen');
  const found = await findAddressLines(call, id.data);
  if (!found.ok) return without(finder, 'failed');
  // An address that was there a moment ago: the list is old, a new search helps.
  if (!found.value) return without(finder, 'none');
  return { ...without(finder, 'filled'), filled: { ...found.value } };
}

/** @param state what to say when some are found */
async function searchSchool(call: SessionScope, form: FormData, state: SearchState) {
  const finder = 'school';
  const typed = textOf(form, 'schoolName');
  if (typed.length < MIN_SCHOOL_SEARCH) return without(finder, 'start');
  const text = queries.schoolText.safeParse(typed);
  if (!text.success) return without(finder, 'none');
  const found = await findSchools(call, text.data);
  if (!found.ok) return without(finder, 'failed');
  return withChoices(finder, state, found.value.map(schoolChoice));
}

/** The choice carries what the form needs, so that using it asks nobody again. */
const schoolChoice = ({ id, label, ukprn, note }: FoundSchool): Choice => ({
  value: JSON.stringify({ id, label, ukprn }),
  label: note === '' ? label : `${label}, ${note}`,
});

const chosenSchool = z.object({
  id: z.string().max(HIDDEN_LENGTH),
  label: queries.schoolText,
  ukprn: z.string().max(HIDDEN_LENGTH),
});

async function takeSchool(call: SessionScope, form: FormData) {
  const choice = chosenSchool.safeParse(parseJson(textOf(form, finderFields.schoolChoice)));
  if (!choice.success) return searchSchool(call, form, 'unchosen');
  const { id, label, ukprn } = choice.data;
  return {
    ...without('school', 'filled'),
    filled: { schoolName: label, schoolId: id, schoolUkprn: ukprn },
  };
}

async function checkPhone(call: SessionScope, form: FormData) {
  const view = (state: PhoneView['state']): PhoneView => ({ finder: 'phone', state });
  if (textOf(form, 'mobile') === '') return view('blank');
  const number = queries.number.safeParse(form.get('mobile'));
  if (!number.success) return view('invalid');
  const region = queries.region.safeParse(form.get(finderFields.mobileRegion));
  const checked = await checkNumber(call, {
    region: region.success ? region.data : HOME_REGION,
    number: number.data,
  });
  if (!checked.ok) return view('failed');
  const { isValid, rewritten } = checked.value;
  return {
    ...view(isValid ? 'valid' : 'invalid'),
    ...(rewritten !== null && { filled: { mobile: rewritten } }),
  };
}

const without = <Finder extends SearchView['finder']>(finder: Finder, state: SearchState) =>
  withChoices(finder, state, []);

const withChoices = <Finder extends SearchView['finder']>(
  finder: Finder,
  state: SearchState,
  choices: Choice[],
): SearchView<Finder> => {
  const isFruitless = choices.length === 0 && (state === 'found' || state === 'unchosen');
  return { finder, state: isFruitless ? 'none' : state, choices };
};

const textOf = (form: FormData, name: string): string => formText(form, name).trim();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
