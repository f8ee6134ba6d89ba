import { m } from '@applicant-hub/copy';
import { Stack, Text } from '@applicant-hub/design-system';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { LIST_ID, managePath, SHORTLIST_ID } from '#app/platform/paths/manage-path.ts';
import type { ManageView } from '../view-types.ts';
import { GonePart } from '#app/platform/flash/Part.tsx';
import { SectionContext } from '#app/platform/browser/page/section.ts';
import { FavouritesList } from './FavouritesList.tsx';
import { KindTabs } from './KindTabs.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { ReplaceChoice } from './ReplaceChoice.tsx';
import { Shortlist } from './Shortlist.tsx';

export function ManagePage(view: ManageView) {
  const { query, tabs, problem, home, points, shortlist, table } = view;
  const isEmpty = table?.total === 0;
  return (
    <Stack gap={6}>
      <Stack as="header" gap={5}>
        <PageHead title={m.manage_title()} back={null}>
          <Text size="l" muted>
            {m.manage_intro()}
          </Text>
        </PageHead>
        <KindTabs tabs={tabs} current={query.kind} />
      </Stack>
      {problem !== null && (
        <FetchProblem words={problem} href={managePath(query)} advice={m.manage_problem_safe()} />
      )}
      {shortlist?.replacement && (
        <SectionContext.Provider value={SHORTLIST_ID}>
          <ReplaceChoice
            replacement={shortlist.replacement}
            slots={shortlist.slots}
            cancelHref={managePath(query)}
          />
        </SectionContext.Provider>
      )}
      {shortlist &&
        !shortlist.replacement &&
        (isEmpty && shortlist.count === 0 ? (
          <GonePart id={SHORTLIST_ID} />
        ) : (
          <SectionContext.Provider value={SHORTLIST_ID}>
            <Shortlist shortlist={shortlist} />
          </SectionContext.Provider>
        ))}
      {isEmpty && <NothingSaved kind={query.kind} />}
      {table && !isEmpty && (
        <SectionContext.Provider value={LIST_ID}>
          <FavouritesList query={query} table={table} home={home} points={points} />
        </SectionContext.Provider>
      )}
    </Stack>
  );
}
