import { m } from '@applicant-hub/copy';
import {
  Combobox,
  Stack,
  typeInto,
  type ComboboxWords,
  type FieldProps,
} from '@applicant-hub/design-system';
import { SCHOOL_NAME_LENGTH } from '@applicant-hub/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { askFinder } from './ask.ts';
import type { FoundSchool } from './answers.ts';
import { finderFields, finderIntents, MIN_SCHOOL_SEARCH } from './fields.ts';
import { SearchResult, type SearchWords } from './SearchResult.tsx';
import { useView } from './use-view.ts';
import type { FinderView } from './view.ts';

/** How long nobody types before schools are looked for (HLP-19, milliseconds). */
const PAUSE_MS = 1_000;

export interface SchoolFinderProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The answers as they stand. */
  readonly answers: SchoolAnswers;
  /** What a finder without scripts found, or null. */
  readonly view: FinderView | null;
}

interface SchoolAnswers {
  readonly schoolName?: string | undefined;
  readonly schoolId?: string | undefined;
  readonly schoolUkprn?: string | undefined;
}

/** A school that was chosen, and the name that it was found under. */
interface ChosenSchool {
  readonly id: string;
  readonly ukprn: string;
  readonly name: string;
}

const nobody: ChosenSchool = { id: '', ukprn: '', name: '' };

/**
 * The field `schoolName`, which suggests schools and colleges; a chosen one is also kept by its code
 * and number, until another name is typed.
 */
export function SchoolFinder({ answers, view, ...field }: SchoolFinderProps) {
  const [school, setSchool] = useState<ChosenSchool>(() => chosenIn(answers));
  const [result, putAway] = useView('school', view);

  // At once, so that whoever hears that the form has changed reads the new values.
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
        maxLength={SCHOOL_NAME_LENGTH}
        words={comboboxWords()}
        button={{ label: m.finders_school_find(), name: 'intent', value: finderIntents.findSchool }}
        delayMs={PAUSE_MS}
        fromLength={MIN_SCHOOL_SEARCH}
        suggest={(search, signal) => askFinder('schools', { search }, signal)}
        onType={() => {
          putAway();
          change(nobody);
        }}
        onChoose={choose}
      />
      <input type="hidden" name="schoolId" value={school.id} />
      <input type="hidden" name="schoolUkprn" value={school.ukprn} />
      <input type="hidden" name={finderFields.schoolChosen} value={school.name} />
      {result && (
        <SearchResult
          view={result}
          words={resultWords()}
          name={finderFields.schoolChoice}
          intent={finderIntents.useSchool}
          onUse={use}
        />
      )}
    </Stack>
  );
}

const chosenIn = ({ schoolName = '', schoolId = '', schoolUkprn = '' }: SchoolAnswers) =>
  schoolId === '' ? nobody : { id: schoolId, ukprn: schoolUkprn, name: schoolName };

const found = (count: number) => m.finders_school_found({ count });

const comboboxWords = (): ComboboxWords => ({
  list: m.finders_school_list(),
  start: m.finders_school_start(),
  loading: m.finders_school_loading(),
  none: m.finders_school_none(),
  failed: m.finders_school_failed(),
  count: (count) => `${found(count)} ${m.finders_choose_keys()}`,
});

const resultWords = (): SearchWords => ({
  start: m.finders_school_start(),
  none: m.finders_school_none(),
  failed: m.finders_school_failed(),
  filled: m.finders_school_filled(),
  found,
  choose: m.finders_school_choose(),
  chooseOne: m.finders_school_choose_one(),
  unchosen: m.finders_school_unchosen(),
  use: m.finders_school_use(),
});
