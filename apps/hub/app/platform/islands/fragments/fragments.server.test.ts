import { beforeAll, describe, expect, it } from 'vitest';
import { islandsOfPage, loadIslands } from './fragments.server.tsx';
import type { ServedIslands } from '#app/platform/islands/markup.ts';
import { registerIslands } from '#app/platform/islands/registered.ts';
import { islands } from '#app/routes/islands.ts';

const island = {
  name: 'resetTools',
  isLive: true,
  id: 'resetTools',
  props: { columns: 2 },
  page: { path: '/dashboard/arrange', token: 'token-of-one' },
} as const;

type Page = ReturnType<typeof islandsOfPage>;

const htmlOf = (page: Page, one: Parameters<Page['render']>[0]) =>
  page.whole(page.render(one)).toString();

beforeAll(() => {
  registerIslands(islands);
  return loadIslands();
}, 60_000);

describe('the islands of a page', () => {
  it("islands contain the user's form token, even when their HTML is cached", () => {
    const first = htmlOf(
      islandsOfPage('nonce', () => undefined),
      island,
    );
    const page = { ...island.page, token: 'token-of-another' };
    const second = htmlOf(
      islandsOfPage('nonce', () => undefined),
      { ...island, page },
    );
    expect(first).toContain('value="token-of-one"');
    expect(second).toBe(first.replace('token-of-one', 'token-of-another'));
  });

  it('islands are inserted at the position where they were rendered, even next to multi-byte characters', () => {
    const page = islandsOfPage('nonce', () => undefined);
    const [first, second] = [1, 2].map((columns) => ({ ...island, props: { columns } }));
    const [one, other] = [htmlOf(page, first ?? island), htmlOf(page, second ?? island)];
    const [there, then] = [page.render(second ?? island), page.render(first ?? island)];
    expect(page.whole(`<p>…${there}é</p>${then}`).toString()).toBe(`<p>…${other}é</p>${one}`);
  });

  it('a notice is shown only to its own user, even if another user has the same address', () => {
    const notice = { id: 'n', tone: 'success', text: 'Mine.', canUndo: true, link: null } as const;
    const said = { notice, section: 'arrange-reset' };
    const page = islandsOfPage('nonce', () => undefined);
    const there = { ...island.page, path: '/dashboard/arrange?notice=n&at=arrange-reset' };
    const own = htmlOf(page, { ...island, page: { ...there, said } });
    expect(own).toMatch(/<noscript[^>]*><div[^>]* role="status".*Mine\..*<\/noscript>/);
    expect(htmlOf(page, { ...island, page: there })).not.toContain('Mine.');
    const elsewhere = { ...said, section: 'arrange-shown' };
    expect(htmlOf(page, { ...island, page: { ...there, said: elsewhere } })).not.toContain('Mine.');
  });

  it('islands with equal props are rendered once, and each use is reported', () => {
    const heard: unknown[] = [];
    const page = islandsOfPage('nonce', (...fragment) => heard.push(fragment));
    page.render({ ...island, id: 'once' });
    page.render({ ...island, id: 'once' });
    page.render({ ...island, id: 'once', props: { columns: 3 } });
    expect(heard).toEqual([
      ['resetTools', false],
      ['resetTools', true],
      ['resetTools', false],
    ]);
  });

  it('the data of islands is JSON that cannot close a script element', () => {
    const page = islandsOfPage('nonce', () => undefined);
    page.render({ ...island, id: 'with', props: { columns: '</script>' } });
    const json = page.data('/dashboard/arrange');
    expect(json).not.toContain('<');
    const { path, token, islands } = JSON.parse(json) as ServedIslands;
    expect({ path, token }).toEqual({ path: '/dashboard/arrange', token: 'token-of-one' });
    expect(islands['with']).toMatchObject({
      name: 'resetTools',
      props: { columns: '</script>' },
    });
  });

  it('the data contains the address for reports only if the hub receives reports', () => {
    const dataOf = (page: Page) => JSON.parse(page.data('/dashboard')) as ServedIslands;
    expect(dataOf(islandsOfPage('nonce', () => undefined))).not.toHaveProperty('reports');
    const page = islandsOfPage('nonce', () => undefined, { reports: '/reports' });
    expect(dataOf(page)).toMatchObject({ path: '/dashboard', reports: '/reports', islands: {} });
  });

  it('the data for the browser omits islands without a script', () => {
    const page = islandsOfPage('nonce', () => undefined);
    expect(htmlOf(page, { ...island, isLive: false })).toBe(htmlOf(page, island));
    expect(page.data(island.page.path)).toContain('resetTools');
    const plain = islandsOfPage('nonce', () => undefined);
    plain.render({ ...island, isLive: false });
    expect(plain.data(island.page.path)).not.toContain('resetTools');
  });
});
