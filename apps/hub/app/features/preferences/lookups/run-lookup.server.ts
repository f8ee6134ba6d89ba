import {
  type AnswerForm,
  HIDDEN_LENGTH,
  nameKey,
  plainLine,
  plainPhone,
  plainPostcode,
  searchText,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import type { FoundSchool } from '../form/answers.ts';
import {
  lookupFields,
  lookupIntents,
  HOME_REGION,
  MIN_ADDRESS_SEARCH,
  MIN_SCHOOL_SEARCH,
} from '../questions/fields.ts';
import {
  checkNumber,
  findAddresses,
  findAddressLines,
  findSchools,
  queries,
} from './find.server.ts';
import type { Choice, LookupView, PhoneView, SearchState, SearchView } from '../questions/view.ts';

const trimmed = fields.text.transform((text) => text.trim());

export type LookupForm = ReturnType<typeof readLookup>;

export function readLookup(form: AnswerForm) {
  const { schoolChosen, ...sent } = readForm(form, {
    intent: trimmed,
    [lookupFields.addressSearch]: fields.text.transform(plainPostcode),
    [lookupFields.addressId]: trimmed,
    schoolName: fields.text.transform(plainLine),
    schoolId: trimmed,
    [lookupFields.schoolChosen]: fields.texts,
    [lookupFields.schoolChoice]: trimmed,
    mobile: fields.text.transform(plainPhone),
    [lookupFields.mobileRegion]: trimmed,
  });
  // With scripts, typing another name removes the school. Without scripts, the form contains the
  // name under which the school was found, for comparison.
  const [chosen] = schoolChosen;
  const isSchoolReplaced = chosen !== undefined && plainLine(chosen) !== sent.schoolName;
  return { ...sent, isSchoolReplaced, schoolId: isSchoolReplaced ? '' : sent.schoolId };
}

type Filled = Record<string, string>;

/** Result of a lookup without scripts. Nothing is saved. */
export interface LookupOutcome {
  /** Answers that replace the typed answers. */
  filled: Filled;
  view: LookupView;
}

/** @returns null if another button was pressed */
export async function runLookup(
  call: SessionScope,
  typed: LookupForm,
): Promise<LookupOutcome | null> {
  const run = lookups.get(typed.intent);
  return run ? outcomeOf(run, call, typed) : null;
}

/**
 * Fills in a result that was chosen in a list without pressing its button, because the user intends
 * to save that result. Also fills in a school whose exact name was typed. The page shows the result
 * before anything is saved.
 *
 * @param storedSchool name of the saved school
 * @returns null if nothing was chosen
 */
export async function takeChosen(
  call: SessionScope,
  typed: LookupForm,
  storedSchool = '',
): Promise<LookupOutcome | null> {
  if (typed.addressId !== '') return outcomeOf(takeAddress, call, typed);
  if (typed.schoolChoice !== '') return outcomeOf(takeSchool, call, typed);
  if (typed.schoolId !== '' || typed.schoolName === storedSchool) return null;
  const filled = await namedSchool(call, typed.schoolName);
  return (
    filled &&
    outcomeOf(() => Promise.resolve({ ...without('school', 'filled'), filled }), call, typed)
  );
}

/**
 * Returns the only school with exactly this name; null if no school or several schools have it, or
 * if the lookup fails or the hub does not have it.
 */
async function namedSchool(call: SessionScope, typed: string): Promise<Filled | null> {
  const text = queries.schoolText.safeParse(typed);
  if (!text.success || call.context.clients.schools === null) return null;
  const found = await findSchools(call, text.data);
  const key = (name: string) => nameKey(searchText(name));
  const [only, ...others] = found.ok
    ? found.value.filter(({ label }) => key(label) === key(text.data))
    : [];
  if (only === undefined || others.length > 0) return null;
  return { schoolName: only.label, schoolId: only.id, schoolUkprn: only.ukprn };
}

async function outcomeOf(
  run: Lookup,
  call: SessionScope,
  typed: LookupForm,
): Promise<LookupOutcome> {
  const { filled = {}, ...view } = await run(call, typed);
  return { filled, view: { ...view, addressSearch: typed.addressSearch } };
}

type Lookup = (
  call: SessionScope,
  typed: LookupForm,
) => Promise<(SearchView<'address'> | SearchView<'school'> | PhoneView) & { filled?: Filled }>;

const lookups: ReadonlyMap<string, Lookup> = new Map<string, Lookup>([
  [lookupIntents.findAddress, (call, typed) => searchAddress(call, typed, 'found')],
  [lookupIntents.useAddress, takeAddress],
  [lookupIntents.findSchool, (call, typed) => searchSchool(call, typed, 'found')],
  [lookupIntents.useSchool, takeSchool],
  [lookupIntents.checkPhone, checkPhone],
]);

/** @param state the state to report if there are results */
async function searchAddress(call: SessionScope, typed: LookupForm, state: SearchState) {
  const lookup = 'address';
  if (typed.addressSearch.length < MIN_ADDRESS_SEARCH) return without(lookup, 'start');
  const text = queries.addressText.safeParse(typed.addressSearch);
  if (!text.success) return without(lookup, 'none');
  const found = await findAddresses(call, text.data);
  if (!found.ok) return without(lookup, 'failed');
  const choices = found.value.map(({ id, label }) => ({ value: id, label }));
  return withChoices(lookup, state, choices);
}

async function takeAddress(call: SessionScope, typed: LookupForm) {
  const lookup = 'address';
  const id = queries.addressId.safeParse(typed.addressId);
  if (!id.success) return searchAddress(call, typed, 'unchosen');
  const found = await findAddressLines(call, id.data);
  if (!found.ok) return without(lookup, 'failed');
  // The list is outdated, because it contained an address that no longer exists. A new search
  // returns a current list.
  if (!found.value) return without(lookup, 'none');
  return { ...without(lookup, 'filled'), filled: { ...found.value } };
}

/** @param state the state to report if there are results */
async function searchSchool(call: SessionScope, typed: LookupForm, state: SearchState) {
  const lookup = 'school';
  if (typed.schoolName.length < MIN_SCHOOL_SEARCH) return without(lookup, 'start');
  const text = queries.schoolText.safeParse(typed.schoolName);
  if (!text.success) return without(lookup, 'none');
  const found = await findSchools(call, text.data);
  if (!found.ok) return without(lookup, 'failed');
  return withChoices(lookup, state, found.value.map(schoolChoice));
}

/** The option contains all data for the form, so that using it needs no further request. */
const schoolChoice = ({ id, label, ukprn, note }: FoundSchool): Choice => ({
  value: JSON.stringify({ id, label, ukprn }),
  label: note === '' ? label : `${label}, ${note}`,
});

const chosenSchool = z.object({
  id: z.string().max(HIDDEN_LENGTH),
  label: queries.schoolText,
  ukprn: z.string().max(HIDDEN_LENGTH),
});

async function takeSchool(call: SessionScope, typed: LookupForm) {
  const choice = chosenSchool.safeParse(parseJson(typed.schoolChoice));
  if (!choice.success) return searchSchool(call, typed, 'unchosen');
  const { id, label, ukprn } = choice.data;
  return {
    ...without('school', 'filled'),
    filled: { schoolName: label, schoolId: id, schoolUkprn: ukprn },
  };
}

async function checkPhone(call: SessionScope, typed: LookupForm) {
  const view = (state: PhoneView['state']): PhoneView => ({ lookup: 'phone', state });
  if (typed.mobile === '') return view('blank');
  const number = queries.number.safeParse(typed.mobile);
  if (!number.success) return view('invalid');
  const region = queries.region.safeParse(typed.mobileRegion);
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

/**
 * Converts the phone number in a form to its stored format. The region is not stored, so a foreign
 * number needs its country code, whether or not it was checked before. If the check fails, the
 * number stays as typed (HLP-7).
 *
 * @returns the answers that replace the typed answers
 */
export async function settleNumber(
  call: SessionScope,
  typed: Pick<LookupForm, 'mobile' | 'mobileRegion'>,
): Promise<{ mobile?: string }> {
  // A page from before the API was removed may still send a region.
  if (call.context.clients.phone === null) return {};
  const region = queries.region.safeParse(typed.mobileRegion);
  const number = queries.number.safeParse(typed.mobile);
  if (!region.success || region.data === HOME_REGION) return {};
  if (!number.success || number.data.startsWith('+')) return {};
  const checked = await checkNumber(call, { region: region.data, number: number.data });
  const rewritten = checked.ok ? checked.value.rewritten : null;
  return rewritten === null ? {} : { mobile: rewritten };
}

const without = <Lookup extends SearchView['lookup']>(lookup: Lookup, state: SearchState) =>
  withChoices(lookup, state, []);

const withChoices = <Lookup extends SearchView['lookup']>(
  lookup: Lookup,
  state: SearchState,
  choices: Choice[],
): SearchView<Lookup> => {
  const isFruitless = choices.length === 0 && (state === 'found' || state === 'unchosen');
  return { lookup, state: isFruitless ? 'none' : state, choices };
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
