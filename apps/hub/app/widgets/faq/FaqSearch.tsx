import { m } from '@applicant-hub/copy';
import { Combobox, Link, Stack } from '@applicant-hub/design-system';
import { useState } from 'react';
import { paths } from '../../applicant/links.ts';
import { FaqAnswers } from './FaqAnswers.tsx';
import { answersPath, FAQ_PARAM, MAX_SEARCH } from './fields.ts';
import { useFaqList } from './use-faq-list.ts';
import { useSearchCount } from './use-search-count.ts';
import type { FaqView } from './view-types.ts';

/** A pause this long asks for suggestions (milliseconds): they are found in the browser. */
const PAUSE_MS = 200;

type FaqSearchProps = NonNullable<FaqView>;

/**
 * The search in the FAQ. Without scripts it is a form that comes back with the answers; with them the
 * field suggests questions while somebody types, and choosing one leads to its answer.
 */
export function FaqSearch({ schemes, search, matches }: FaqSearchProps) {
  const find = useFaqList(schemes);
  const count = useSearchCount();
  // What was asked last by script; the page's own answers count until then.
  const [asked, setAsked] = useState<Pick<FaqSearchProps, 'search' | 'matches'> | null>(null);

  return (
    <Stack gap={4}>
      <form method="get" action={answersPath} role="search" onSubmit={(e) => e.preventDefault()}>
        <Combobox
          label={m.content_faq_field()}
          name={FAQ_PARAM}
          defaultValue={search}
          hint={m.content_faq_hint()}
          maxLength={MAX_SEARCH}
          enterKeyHint="search"
          words={{
            list: m.content_faq_list(),
            loading: m.content_faq_loading(),
            none: m.content_faq_none({ search: asked?.search ?? '' }),
            failed: m.content_faq_failed(),
            count: (found) => `${m.content_faq_count({ count: found })} ${m.content_faq_keys()}`,
          }}
          button={{ label: m.content_faq_button(), name: 'from', value: 'faq' }}
          delayMs={PAUSE_MS}
          fromLength={2}
          suggest={async (text) => {
            const found = await find(text);
            setAsked({ search: text, matches: found });
            count(text.length, found.length);
            return found.map(({ label, value }) => ({ id: value, label }));
          }}
          onType={() => setAsked({ search: '', matches: null })}
          onChoose={({ id }) => window.location.assign(id)}
        />
      </form>
      {asked === null && search !== '' && <FaqAnswers search={search} matches={matches} />}
      {/* Also the way on when nothing matches (CON-2). */}
      <p>
        <Link href={paths.help}>{m.content_faq_page()}</Link>
      </p>
    </Stack>
  );
}
