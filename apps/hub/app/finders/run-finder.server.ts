import { z } from 'zod';
import type { AccountCall } from '../discovery/call.server.ts';
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

/** What a finder made of a form without scripts. Nothing is saved. */
export interface FinderOutcome {
  /** Answers to put over the typed ones. */
  filled: Record<string, string>;
  view: FinderView;
}

/**
 * Runs the finder whose button was pressed in a form.
 *
 * @returns null when it was another button
 */
export function runFinder(call: AccountCall, form: FormData): Promise<FinderOutcome | null> {
  const intent = form.get('intent');
  const run = typeof intent === 'string' ? finders.get(intent) : undefined;
  return run?.(call, form) ?? Promise.resolve(null);
}

type Finder = (call: AccountCall, form: FormData) => Promise<FinderOutcome>;

/** By the `intent` of their buttons. */
const finders: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  [finderIntents.findAddress, (call, form) => searchAddress(call, form, 'found')],
  [finderIntents.useAddress, takeAddress],
  [finderIntents.findSchool, (call, form) => searchSchool(call, form, 'found')],
  [finderIntents.useSchool, takeSchool],
  [finderIntents.checkPhone, checkPhone],
]);

/** @param state what to say when some are found */
async function searchAddress(
  call: AccountCall,
  form: FormData,
  state: SearchState,
): Promise<FinderOutcome> {
  const search = textOf(form, finderFields.addressSearch);
  const view = { finder: 'address' as const, search };
  if (search.length < MIN_ADDRESS_SEARCH) return { filled: {}, view: without(view, 'start') };
  const text = queries.addressText.safeParse(search);
  if (!text.success) return { filled: {}, view: without(view, 'none') };
  const found = await findAddresses(call, text.data);
  return {
    filled: {},
    view: found.ok
      ? withChoices(
          view,
          state,
          found.value.map(({ id, label }) => ({ value: id, label })),
        )
      : without(view, 'failed'),
  };
}

async function takeAddress(call: AccountCall, form: FormData): Promise<FinderOutcome> {
  const id = queries.addressId.safeParse(form.get(finderFields.addressId));
  if (!id.success) return searchAddress(call, form, 'unchosen');
  const view = { finder: 'address' as const, search: textOf(form, finderFields.addressSearch) };
  const found = await findAddressLines(call, id.data);
  if (!found.ok) return { filled: {}, view: without(view, 'failed') };
  // An address that was there a moment ago: the list is old, a new search helps.
  if (!found.value) return { filled: {}, view: without(view, 'none') };
  return { filled: { ...found.value }, view: without(view, 'filled') };
}

async function searchSchool(
  call: AccountCall,
  form: FormData,
  state: SearchState,
): Promise<FinderOutcome> {
  const search = textOf(form, 'schoolName');
  const view = { finder: 'school' as const, search };
  if (search.length < MIN_SCHOOL_SEARCH) return { filled: {}, view: without(view, 'start') };
  const text = queries.schoolText.safeParse(search);
  if (!text.success) return { filled: {}, view: without(view, 'none') };
  const found = await findSchools(call, text.data);
  return {
    filled: {},
    view: found.ok
      ? withChoices(view, state, found.value.map(schoolChoice))
      : without(view, 'failed'),
  };
}

/** The choice carries what the form needs, so that using it asks nobody again. */
const schoolChoice = ({ id, label, ukprn, note }: FoundSchool): Choice => ({
  value: JSON.stringify({ id, label, ukprn }),
  label: note === '' ? label : `${label}, ${note}`,
});

const chosenSchool = z.object({
  id: z.string().max(50),
  label: queries.schoolText,
  ukprn: z.string().max(50),
});

async function takeSchool(call: AccountCall, form: FormData): Promise<FinderOutcome> {
  const choice = chosenSchool.safeParse(parseJson(textOf(form, finderFields.schoolChoice)));
  if (!choice.success) return searchSchool(call, form, 'unchosen');
  const { id, label, ukprn } = choice.data;
  return {
    filled: { schoolName: label, schoolId: id, schoolUkprn: ukprn },
    view: { finder: 'school', state: 'filled', choices: [], search: label },
  };
}

async function checkPhone(call: AccountCall, form: FormData): Promise<FinderOutcome> {
  const view = (state: PhoneView['state']): PhoneView => ({ finder: 'phone', state });
  const typed = textOf(form, 'mobile');
  if (typed === '') return { filled: {}, view: view('blank') };
  const number = queries.number.safeParse(typed);
  if (!number.success) return { filled: {}, view: view('invalid') };
  const region = queries.region.safeParse(form.get(finderFields.mobileRegion));
  const checked = await checkNumber(call, {
    region: region.success ? region.data : HOME_REGION,
    number: number.data,
  });
  if (!checked.ok) return { filled: {}, view: view('failed') };
  const { isValid, rewritten } = checked.value;
  return {
    filled: rewritten === null ? {} : { mobile: rewritten },
    view: view(isValid ? 'valid' : 'invalid'),
  };
}

const without = (view: Pick<SearchView, 'finder' | 'search'>, state: SearchState): SearchView => ({
  ...view,
  state,
  choices: [],
});

const withChoices = (
  view: Pick<SearchView, 'finder' | 'search'>,
  state: SearchState,
  choices: Choice[],
): SearchView => ({ ...view, state: choices.length === 0 ? 'none' : state, choices });

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
