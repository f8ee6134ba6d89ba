import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Stack, Text } from '@applicant-hub/design-system';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { Conditions } from './Conditions.tsx';
import { Found } from './Found.tsx';
import { NothingFound } from './NothingFound.tsx';
import * as css from './Results.css.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useResultsInPlace } from './use-results-in-place.ts';
import type { ResultsView } from './view-types.ts';

export function Results({ view }: { view: ResultsView }) {
  const { found, problem, notice, conditions, clearHref, retryHref } = view;
  const { isLoading, fieldsKey, formProps } = useResultsInPlace(view);
  return (
    <Stack gap={6}>
      <PageHead title={view.heading} heading={{ 'aria-live': 'polite' }} back={null}>
        <Text muted>{view.about}</Text>
      </PageHead>
      <div className={css.layout}>
        <SearchForm fieldsKey={fieldsKey} form={view.form} formProps={formProps} />
        <div className={css.results} aria-busy={isLoading}>
          <Conditions conditions={conditions} clearHref={clearHref} />
          {view.save && <SaveSearch key={view.save.query} view={view.save} />}
          {notice !== null && (
            <Banner tone="info">
              <Text>{notice}</Text>
            </Banner>
          )}
          {problem !== null && (
            <Banner
              tone="danger"
              title={m.courses_problem_heading()}
              action={
                <ButtonLink href={retryHref} variant="secondary">
                  {m.shell_try_again()}
                </ButtonLink>
              }
            >
              <Text>{problem}</Text>
              <Text>{m.courses_problem_explanation()}</Text>
            </Banner>
          )}
          {found !== null &&
            (found.total > 0 ? (
              <Found
                key={fieldsKey}
                found={found}
                orderForm={view.orderForm}
                formProps={formProps}
              />
            ) : (
              <NothingFound
                isNarrow={conditions.length > 0}
                hasFilters={view.hasFilters}
                waysOut={found.waysOut}
                clearHref={clearHref}
              />
            ))}
        </div>
      </div>
    </Stack>
  );
}
