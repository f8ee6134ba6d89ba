import { m } from '@applicant-hub/copy';
import {
  Banner,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  ListIcon,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ShortlistNote } from '#app/features/favourites/ShortlistNote.tsx';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { compareSharePath } from '#app/platform/paths/share-path.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { PrintButton } from '#app/platform/layout/frame/PrintButton.tsx';
import { GonePart, PartNotice } from '#app/platform/flash/Part.tsx';
import { SectionContext } from '#app/platform/browser/page/section.ts';
import { COMPARISON_ID, comparePath } from './compare-path.ts';
import { page } from './ComparePage.css.ts';
import { PairLinks } from './PairLinks.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { CompareView } from './view-types.ts';

export function ComparePage(view: CompareView) {
  const { courses, problem, isTooMany, missing, query } = view;
  const isEnough = courses.length > 1;
  return (
    <div className={page}>
      <Stack gap={5}>
        <PageHead
          title={m.manage_compare_title()}
          back={{ href: paths.favourites, label: m.shell_back_to_favourites() }}
        >
          {isEnough && (
            <Text size="l" muted>
              {m.manage_compare_intro()}
            </Text>
          )}
          {isEnough && <PointsLine line={view.points} />}
          <ShortlistNote of={courses.map(({ slot }) => slot)} />
        </PageHead>
        {problem !== null && (
          <Banner
            tone="danger"
            title={problem}
            action={
              <Link href={comparePath(query)} variant="standalone">
                {m.shell_try_again()}
              </Link>
            }
          >
            <Text>{m.manage_problem_safe()}</Text>
          </Banner>
        )}
        {isTooMany && (
          <Banner tone="info">
            <Text>{m.manage_compare_too_many()}</Text>
          </Banner>
        )}
        {missing > 0 && (
          <Banner tone="info">
            <Text>{m.manage_compare_missing({ count: missing })}</Text>
          </Banner>
        )}
        {isEnough ? (
          <Comparison {...view} />
        ) : (
          problem === null && (
            <>
              <GonePart id={COMPARISON_ID} />
              <TooFew {...view} />
            </>
          )
        )}
      </Stack>
    </div>
  );
}

function Comparison(view: CompareView) {
  const { onlyDifferences } = view.query;
  return (
    <>
      <div className={screenOnly}>
        <Inline gap={3}>
          <ButtonLink
            href={comparePath({ ...view.query, onlyDifferences: !onlyDifferences })}
            variant="secondary"
            size="s"
          >
            {onlyDifferences ? m.manage_compare_all_facts() : m.manage_compare_only_differences()}
          </ButtonLink>
          <Link href={paths.favourites} variant="standalone">
            {m.manage_compare_choose()}
          </Link>
          <Link href={compareSharePath(view.query.courseIds)} variant="standalone">
            {m.share_title()}
          </Link>
          <PrintButton />
        </Inline>
      </div>
      <PairLinks courses={view.courses} />
      <PartNotice of={[COMPARISON_ID]} />
      <SectionContext.Provider value={COMPARISON_ID}>
        <CompareTable {...view} />
      </SectionContext.Provider>
    </>
  );
}

/** An applicant with fewer than two favourite courses has to find courses first. */
function TooFew({ courses: [only], saved }: Pick<CompareView, 'courses' | 'saved'>) {
  const mustSearch = saved !== null && saved < 2;
  return (
    <EmptyState
      icon={<ListIcon size="xl" />}
      heading={
        <Heading level={2} size="m">
          {m.manage_compare_too_few()}
        </Heading>
      }
      action={
        mustSearch ? (
          <ButtonLink href={paths.search}>{m.manage_shortlist_find()}</ButtonLink>
        ) : (
          <ButtonLink href={paths.favourites}>{m.manage_compare_choose_favourites()}</ButtonLink>
        )
      }
    >
      <Text>
        {only && `${m.manage_compare_one({ title: only.fullTitle })} `}
        {mustSearch ? m.manage_empty_courses() : m.manage_compare_how()}
      </Text>
    </EmptyState>
  );
}
