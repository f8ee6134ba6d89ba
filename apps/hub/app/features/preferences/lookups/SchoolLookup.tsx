import { m } from '@applicant-hub/copy';
import {
  Combobox,
  Stack,
  Text,
  typeInto,
  type ComboboxWords,
  type FieldProps,
} from '@applicant-hub/design-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchLookup } from '../form/fetch-lookup.ts';
import type { FoundSchool } from '../form/answers.ts';
import { type ChosenSchool, chosenIn, noSchool, type SchoolAnswers } from './chosen-school.ts';
import { ChosenSchoolFields } from './ChosenSchoolFields.tsx';
import { lookupFields, lookupIntents, MIN_SCHOOL_SEARCH } from '../questions/fields.ts';
import { SearchResult, type SearchWords } from '../questions/SearchResult.tsx';
import { useView } from '../questions/use-view.ts';
import type { LookupView } from '../questions/view.ts';

/** How long typing must pause before schools are searched (HLP-19, milliseconds). */
const PAUSE_MS = 1_000;

export interface SchoolLookupProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly answers: SchoolAnswers;
  /** Name of the saved school if it was saved without an id; otherwise empty. */
  readonly storedName: string;
  /** Result of a lookup without scripts, or null. */
  readonly view: LookupView | null;
}

/**
 * The field `schoolName` with suggestions of schools and colleges. Choosing a school also stores
 * its id and UKPRN, until another name is typed.
 */
export function SchoolLookup({ answers, storedName, view, ...field }: SchoolLookupProps) {
  const [school, setSchool] = useState<ChosenSchool>(() => chosenIn(answers));
  const [result, putAway] = useView('school', view);

  // Updates synchronously, so that listeners of the form's change event read the new values.
  const change = (next: ChosenSchool) => flushSync(() => setSchool(next));
  const choose = ({ id, label, ukprn }: Pick<FoundSchool, 'id' | 'label' | 'ukprn'>) => {
    putAway();
    change({ id, ukprn, name: label });
  };

  const use = (value: string) => {
    const found = JSON.parse(value) as FoundSchool;
    choose(found);
    const field = document.getElementById('schoolName');
    if (field instanceof HTMLInputElement) typeInto(field, found.label);
  };

  return (
    <Stack gap={4}>
      <Combobox
        {...field}
        name="schoolName"
        defaultValue={answers.schoolName}
        enterKeyHint="search"
        minLength={1}
        words={comboboxWords()}
        button={{ label: m.lookups_school_find(), name: 'intent', value: lookupIntents.findSchool }}
        delayMs={PAUSE_MS}
        fromLength={MIN_SCHOOL_SEARCH}
        suggest={(search, signal) => fetchLookup('schools', { search }, signal)}
        onType={() => {
          putAway();
          change(noSchool);
        }}
        onChoose={choose}
      />
      <ChosenSchoolFields {...school} />
      {school.id === '' && storedName !== '' && storedName === answers.schoolName && (
        <Text size="s" muted>
          {m.lookups_school_name_only()}
        </Text>
      )}
      {result && (
        <SearchResult
          view={result}
          words={resultWords()}
          name={lookupFields.schoolChoice}
          intent={lookupIntents.useSchool}
          onUse={use}
        />
      )}
    </Stack>
  );
}

const found = (count: number) => m.lookups_school_found({ count });

const comboboxWords = (): ComboboxWords => ({
  list: m.lookups_school_list(),
  start: m.lookups_school_start(),
  loading: m.lookups_school_loading(),
  none: m.lookups_school_none(),
  failed: m.lookups_school_failed(),
  count: (count) => `${found(count)} ${m.lookups_choose_keys()}`,
});

const resultWords = (): SearchWords => ({
  start: m.lookups_school_start(),
  none: m.lookups_school_none(),
  failed: m.lookups_school_failed(),
  filled: m.lookups_school_filled(),
  found,
  choose: m.lookups_school_choose(),
  chooseOne: m.lookups_school_choose_one(),
  unchosen: m.lookups_school_unchosen(),
  use: m.lookups_school_use(),
});
