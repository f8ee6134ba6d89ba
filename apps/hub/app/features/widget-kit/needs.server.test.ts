import { expect, it } from 'vitest';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { WidgetDefinition } from './definition.ts';
import { hasPage } from './needs.server.ts';
import { widgetView } from './widget-view.server.ts';

const cvBuilder: WidgetDefinition = {
  id: 'CVBuilder',
  title: () => 'Build your CV',
  description: () => '',
  icon: 'person',
  colour: 'neutral',
  link: { href: systemPages.cvBuilder, label: () => 'Open' },
};

/** @param linkUrl the address that editors published for the widget */
function scopeWith(config: Partial<HubConfig>, linkUrl?: string) {
  const published = { disable: false, title: null, description: null, linkLabel: null };
  const widgets = { CVBuilder: { ...published, linkUrl: linkUrl ?? null } };
  return testScope({
    context: createTestSite({ config }).request().context,
    applicant: { pageState: { widgets } },
  });
}

const { links } = createTestSite().config;
const withoutCareers = { links: { ...links, careers: null } };

it('a widget is offered only with the page that it needs', () => {
  expect(hasPage(cvBuilder, scopeWith({}))).toBe(true);
  expect(hasPage(cvBuilder, scopeWith(withoutCareers))).toBe(false);
});

it('editors can replace the page that a widget needs, but not with another missing page', () => {
  const scope = scopeWith(withoutCareers, 'https://cv.example/start');
  expect(hasPage(cvBuilder, scope)).toBe(true);
  expect(widgetView(cvBuilder, scope).link?.href).toBe('https://cv.example/start');
  expect(hasPage(cvBuilder, scopeWith(withoutCareers, '/what-are-my-options'))).toBe(false);
});

it('a widget without a link of its own needs its page, even if editors published an address', () => {
  const bare: WidgetDefinition = { ...cvBuilder, link: null };
  expect(hasPage(bare, scopeWith(withoutCareers, 'https://cv.example/start'))).toBe(false);
});

it('the videos are offered only if the hub has a player', () => {
  const videos: WidgetDefinition = { ...cvBuilder, id: 'HubLive', link: null };
  expect(hasPage(videos, scopeWith({}))).toBe(true);
  expect(hasPage(videos, scopeWith({ videoUrl: null }))).toBe(false);
});

it('if the page of its link is missing, a widget with other content is shown without the link', () => {
  const events: WidgetDefinition = { ...cvBuilder, id: 'Events' };
  expect(hasPage(events, scopeWith(withoutCareers))).toBe(true);
  expect(widgetView(events, scopeWith(withoutCareers)).link).toBeNull();
});
