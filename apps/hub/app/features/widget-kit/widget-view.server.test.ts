import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import type { GridWidgetId } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from './definition.ts';
import { isInApp } from './in-app.server.ts';
import { widgetView } from './widget-view.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const definition = (id: GridWidgetId): WidgetDefinition => ({
  id,
  title: () => 'Dates for {{studyYear}}',
  description: () => 'Open until {{currentYear}}',
  icon: 'note',
  colour: 'primary',
  link: { href: '/away', label: () => 'Away' },
});

const scopeOf = (widgets: PageState['widgets'] = {}) =>
  testScope({
    context: { now: () => new Date('2026-11-22T10:00:00Z') },
    applicant: {
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: { ...defaultPageState, widgets },
    },
  });

it("[GRD-5] a widget's text contains the applicant's year and the current year", () => {
  expect(widgetView(definition('Timeline'), scopeOf())).toMatchObject({
    title: 'Dates for 2027',
    description: 'Open until 2026',
  });
});

it('[GRD-5][GRD-6] texts that the editors publish also contain the years', () => {
  const published = {
    disable: false,
    title: 'All of {{currentYear}}',
    description: null,
    linkUrl: null,
    linkLabel: null,
  };
  expect(widgetView(definition('Timeline'), scopeOf({ Timeline: published })).title).toBe(
    'All of 2026',
  );
});

describe('the tile on a small screen', () => {
  it.each([
    ['GlobalCourseSearch', { does: 'toggle' }],
    ['Notes', { does: 'lead', href: '/dashboard?widget=Notes' }],
    ['CVBuilder', { does: 'lead', href: '/away' }],
    ['Decision', { does: 'nothing' }],
  ] as const)('[GRD-18] pressing the tile of %s has the effect %j', (id, tile) => {
    expect(widgetView(definition(id), scopeOf()).tile).toEqual(tile);
  });

  it('[GRD-18] pressing the tile of a widget without a link does nothing', () => {
    const unlinked = { ...definition('CVBuilder'), link: null };
    expect(widgetView(unlinked, scopeOf()).tile).toEqual({ does: 'nothing' });
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15) ApplicantHubApp/3.1', true],
  ['Mozilla/5.0 (Linux; Android 15)', false],
])('[GRD-17] the user agent "%s" belongs to the app: %s', (agent, expected) => {
  const request = new Request('https://hub.example', { headers: { 'User-Agent': agent } });
  expect(isInApp(request)).toBe(expected);
  expect(isInApp(new Request('https://hub.example'))).toBe(false);
});
