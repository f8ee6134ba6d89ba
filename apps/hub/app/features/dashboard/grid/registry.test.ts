import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import { gridWidgetIds, widgetRules } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { definitionOf } from './grid.server.ts';
import { widgetIcons } from '#app/features/widget-kit/looks.ts';
import { hasOwnScript } from '#app/features/widget-kit/lazy-view.ts';
import { findWidget } from './registry.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { settingsPage } from '../settings/settings-page.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { widgetSettings } from '@applicant-hub/api-clients/fixtures';

const widgets = gridWidgetIds.flatMap((id) => findWidget(id) ?? []);

const scopeOf = (widgetsOff: PageState['widgets'], studyYear: number) =>
  testScope({
    request: new Request('http://hub.example/dashboard'),
    applicant: {
      personalisation: { studyYear, studyLevel: 'Undergraduate' },
      pageState: { ...defaultPageState, widgets: widgetsOff },
    },
  });

it('every widget of the grid is registered', () => {
  expect(gridWidgetIds.filter((id) => findWidget(id) === undefined)).toEqual([]);
});

describe('a widget that needs an API', () => {
  it.each([
    ['CareerCompass', 'careers'],
    ['Events', 'events'],
    ['PeopleLike', 'qualifications'],
    ['SpringpodSpotlights', 'spotlights'],
    ['Timeline', 'events'],
    ['VirtualWorkExperiences', 'spotlights'],
  ] as const)('%s and its settings are absent without %s', (id, api) => {
    const scope = scopeOf({}, 2027);
    expect(definitionOf(id, scope)).not.toBeNull();
    const without = {
      ...scope,
      context: { ...scope.context, clients: fakeClients({ [api]: null }) },
    };
    expect(definitionOf(id, without)).toBeNull();
    expect(() => settingsPage(without, id)).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
  });
});

describe.each(widgets.map((widget) => ({ id: widget.definition.id, ...widget })))(
  'the widget $id',
  ({ id, definition, View, Focused, fold }) => {
    it('[GRD-2] the widget has a title, a description, a colour and an icon, and can be disabled', () => {
      expect(definition.title()).not.toBe('');
      expect(definition.description()).not.toBe('');
      expect(['primary', 'info', 'neutral']).toContain(definition.colour);
      expect(widgetIcons).toHaveProperty(definition.icon);
      const year = id === 'Statement' ? 2025 : 2027;
      expect(definitionOf(id, scopeOf({}, year))).toBe(definition);
      expect(
        definitionOf(id, scopeOf({ [id]: widgetSettings({ disable: true }) }, year)),
      ).toBeNull();
    });

    it('the widget has a script if it can be collapsed', () => {
      if (fold) expect(hasOwnScript(View)).toBe(true);
    });

    it('the widget has data if its data can be cleared', () => {
      const { clear, customData } = widgetRules(id).settings;
      if (clear) expect(customData).not.toBeNull();
    });

    it('[GRD-4] the widget has a link with its own text, or works in place', () => {
      const { mobile, focusable } = widgetRules(id);
      if (mobile.url === 'link') expect(definition.link).not.toBeNull();
      if (mobile.url === 'focus') expect(Focused).not.toBeNull();
      expect(Focused !== null).toBe(focusable);
      if (!definition.link) return;
      const { href } = definition.link;
      expect(typeof href === 'string' ? href : href.path).toMatch(/^(\/|https:\/\/)/);
      expect(definition.link.label()).not.toBe('');
    });
  },
);
