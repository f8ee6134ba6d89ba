import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { Feed } from './Feed.tsx';
import type { StepView } from '../view-types.ts';

const step = (id: string, more: Partial<StepView> = {}): StepView => ({
  id,
  type: 'howto',
  icon: 'list',
  colour: 'primary',
  image: null,
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  link: { href: `/${id}`, label: `Link ${id}` },
  scheme: null,
  ...more,
});

const show = (hasTodoLink: boolean) =>
  renderPage(
    <Feed
      initial={{
        cards: [[step('act', { type: 'cta' })], [step('one'), step('two')], [step('last')]],
        hasTodoLink,
      }}
    />,
    '/dashboard',
  );

describe('the feed', () => {
  it('[FED-1][CON-18] the feed is a carousel with four cards per page, and is complete without scripts', async () => {
    const html = await show(false);
    expect(html).toMatch(/<h2[^>]*>Your feed<\/h2>/);
    expect(html).toContain('data-per-page="4"');
    expect(html.match(/<li /g)).toHaveLength(3);
    for (const id of ['act', 'one', 'two', 'last']) {
      expect(html).toMatch(new RegExp(`Title ${id}</h3>.*Summary ${id}.*href="/${id}"`, 's'));
    }
  });

  it('[FED-4] two questions or two actions share a card', async () => {
    const card = /<li [^>]*id="feed-one".*?<\/li>/s.exec(await show(false))?.[0] ?? '';
    expect(card).toContain('Title one');
    expect(card).toContain('Title two');
  });

  it('[FED-2] the feed links to the legacy to-do list once a step is done', async () => {
    expect(await show(true)).toMatch(/href="\/dashboard\/todo"[^>]*>Open legacy to do list</);
    expect(await show(false)).not.toContain('legacy to do list');
  });
});
