import { m } from '@applicant-hub/copy';
import { type CallOutcome, callOutcomes, shortUniversityNames } from '@applicant-hub/domain';

interface CallRecord {
  /** Null if the applicant described the call in their own words. */
  readonly outcome: CallOutcome | null;
  /** The applicant's note. */
  readonly words: string;
}

const titles: Readonly<Record<CallOutcome, (of: { university: string }) => string>> = {
  called: m.calls_title_called,
  yes: m.calls_title_yes,
  no: m.calls_title_no,
};

const plainTitle = (outcome: CallOutcome, name: string): string => {
  const [university = name] = shortUniversityNames([name]);
  return titles[outcome]({ university });
};

/** The title of the to-do that stores a call. */
export function callTitle(outcome: CallOutcome, name: string, words: string): string {
  const title = plainTitle(outcome, name);
  return words === '' ? title : m.calls_title_with({ title, words });
}

export function readCallTitle(written: string, name: string): CallRecord {
  for (const outcome of callOutcomes) {
    const title = plainTitle(outcome, name);
    const before = m.calls_title_with({ title, words: '' });
    if (written === title) return { outcome, words: '' };
    if (written.startsWith(before)) return { outcome, words: written.slice(before.length) };
  }
  return { outcome: null, words: written };
}
