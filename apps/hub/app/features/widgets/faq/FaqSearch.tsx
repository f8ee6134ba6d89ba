import { m } from '@applicant-hub/copy';
import { Button, Combobox, Link, Stack } from '@applicant-hub/design-system';
import { isolated } from '@applicant-hub/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { FaqAnswers, type FaqAnswersProps } from './FaqAnswers.tsx';
import { answersPath, FAQ_PARAM, MAX_SEARCH } from './fields.ts';
import { lookUp } from './look-up.ts';
import { useFaqList } from './use-faq-list.ts';
import { useSearchCount } from './use-search-count.ts';
import type { FaqView } from './view-types.ts';

/**
 * Pause in typing before suggestions appear (milliseconds). It can be short, because the browser
 * itself searches the questions.
 */
const PAUSE_MS = 200;

type FaqSearchProps = NonNullable<FaqView>;

const textOf = (form: HTMLFormElement) => formText(new FormData(form), FAQ_PARAM).trim();

/**
 * The FAQ search. Without scripts it is a GET form. With scripts the field suggests questions while
 * the applicant types, each suggestion links to its answer, and the button lists the matching
 * questions on the same page.
 */
export function FaqSearch({ schemes, search, matches }: FaqSearchProps) {
  const find = useFaqList(schemes);
  const count = useSearchCount();
  const [answers, setAnswers] = useState<FaqAnswersProps | null>(
    search === '' ? null : { search, matches },
  );
  // The search text for which the last suggestions were found.
  const [requested, setAsked] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [isListed, setListed] = useState(false);
  // After the button is pressed, focus moves to the results.
  useEffect(() => {
    if (isListed) list.current?.focus();
  }, [isListed, answers]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textOf(form);
    const isAsked = () => textOf(form) === text;
    void lookUp(find, text, isAsked).then((found) => {
      if (found === null) return;
      setAnswers(found);
      setListed(true);
    });
  };

  return (
    <Stack gap={4}>
      <form method="get" action={answersPath} onSubmit={onSubmit}>
        <Stack gap={3}>
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
              // The results below already show this message.
              none: answers ? '' : m.content_faq_none({ search: isolated(requested) }),
              failed: answers ? '' : m.content_faq_failed(),
              count: (found) => `${m.content_faq_count({ count: found })} ${m.content_faq_keys()}`,
            }}
            delayMs={PAUSE_MS}
            fromLength={2}
            suggest={async (text) => {
              const found = await find(text);
              setAsked(text);
              count(text.length, found.length);
              return found.map(({ label, value }) => ({ id: value, label }));
            }}
            onType={() => {
              setAnswers(null);
              setListed(false);
            }}
            onChoose={({ id }) => window.location.assign(id)}
          />
          <div>
            <Button type="submit" variant="secondary">
              {m.content_faq_button()}
            </Button>
          </div>
        </Stack>
      </form>
      {answers && (
        <div ref={list} tabIndex={-1}>
          <FaqAnswers {...answers} />
        </div>
      )}
      {/* This link is also the next step when nothing matches (CON-2). */}
      <p>
        <Link href={systemPages.faqPage.path}>{m.content_faq_page()}</Link>
      </p>
    </Stack>
  );
}
