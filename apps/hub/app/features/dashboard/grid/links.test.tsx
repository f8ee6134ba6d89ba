import { defaultPageState } from '@applicant-hub/api-clients';
import type { GridWidgetId, StudyLevel } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { findWidget } from './registry.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const { config } = createTestSite();

/** Renders a widget without data in the grid of an applicant with this study level. */
async function show(id: GridWidgetId, studyLevel: StudyLevel = 'Undergraduate') {
  const widget = findWidget(id);
  if (!widget) throw new Error(`the grid has no widget ${id}`);
  const scope = testScope({
    context: { now: () => new Date('2026-11-22T10:00:00Z') },
    applicant: {
      personalisation: { studyYear: 2027, studyLevel },
      pageState: defaultPageState,
    },
  });
  const { View } = widget;
  const view = widgetView(widget.definition, scope);
  return renderPage(<View widget={view} data={null} outcome={null} />, '/dashboard');
}

it.each([
  ['[LNK-12]', 'TeacherTrainingEnglandSearchAction', '/search/teacher-training', 'search'],
  ['[LNK-13]', 'CVBuilder', '/cvbuilder/form', 'careers'],
  ['[LNK-17]', 'Decision', '/what-are-my-options', 'careers'],
] as const)(
  'a widget links to a path in the redirect table: %s %s links to %s',
  async (_row, id, path, system) => {
    const html = await show(id);
    expect(html).toMatch(
      new RegExp(`<a href="${path}"[^>]*>[^<]+(<span class="[^"]*"></span>)?</a>`),
    );
    expect(findRedirect(path, '', config.links)).toBe(`${config.links[system]}${path}`);
  },
);

it('[LNK-10] the course search is a form that works without scripts and leads to a known page', async () => {
  const html = await show('GlobalCourseSearch');
  expect(html).toMatch(/<form action="\/search\/results"/);
  expect(html).toMatch(/<input [^>]*name="SearchText"/);
  expect(html).toMatch(/<button [^>]*type="submit"/);
  expect(html).not.toContain('name="filters"');
  const typed = '?SearchText=law';
  expect(findRedirect('/search/results', typed, config.links)).toBe(
    `${config.links.search}/search/results${typed}`,
  );
});

it('[LNK-11] the course search for postgraduates searches postgraduate courses', async () => {
  expect(await show('GlobalCourseSearch', 'Postgraduate')).toContain(
    '<input type="hidden" name="filters" value="Destination_Postgraduate"/>',
  );
});
