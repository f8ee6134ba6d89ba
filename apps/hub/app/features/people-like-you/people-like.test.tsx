import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { hub, result, subjects, text, three, ticked } from './testing/people-like-hub.tsx';

describe('the steps, each with its own address', () => {
  it('[PLY-2][PLY-3] the page starts with a heading, a link back to the hub and the qualifications', async () => {
    const page = await hub().html();
    expect(page).toMatch(/<h1[^>]*>What people like you applied for</);
    expect(page).toMatch(/<a href="\/dashboard"[^>]*>/);
    expect(page).toMatch(/<form[^>]*method="get"[^>]*action="\/dashboard\/people-like-you"/);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
  });

  it('[PLY-5] choosing a qualification loads its subjects but no results', async () => {
    const site = hub();
    const page = await site.html('?type=al');
    expect(page.match(/type="checkbox"/g)).toHaveLength(4);
    expect(page).not.toContain('disabled');
    expect(text(page)).toContain('Choose exactly 3 subjects.');
    expect(site.requests).toEqual(['types', 'subjects']);
    expect(text(await site.html('?type=sqa'))).toContain('Choose exactly 4 subjects.');
  });

  it('[PLY-7][PLY-21] results are shown only for the number of subjects that the qualification requires', async () => {
    const { load } = hub();
    const step = async (search: string) => (await load(search)).step;
    expect(await step('?type=al&subject=art&subject=biology')).toBe('subjects');
    expect(await step(three)).toBe('results');
    expect(await step(`${three}&subject=drama`)).toBe('subjects');
    expect(await step(three.replace('al', 'sqa'))).toBe('subjects');
  });

  it('[PLY-8] the links that change the qualification or the subjects preserve the selection', async () => {
    const { html } = hub();
    const results = await html(three);
    for (const change of ['qualification', 'subjects']) {
      expect(results).toContain(`&amp;change=${change}"`);
    }
    expect(ticked(await html(`${three}&change=subjects`))).toBe(3);
    expect(await html(`${three}&change=qualification`)).toMatch(
      /checked="" value="al"|value="al" checked=""/,
    );
  });

  it('[PLY-8] the selection is shown next to the link that changes it', async () => {
    const { html } = hub();
    const row = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*><a[^>]*>([^<]*)<\/a>/g;
    const rows = (page: string) =>
      [...page.matchAll(row)].map((found) => found.slice(1).map((cell) => text(cell).trim()));
    const qualification = ['Qualification', 'A level', 'Change qualification'];
    expect(rows(await html('?type=al'))).toEqual([qualification]);
    expect(rows(await html(three))).toEqual([
      qualification,
      ['Subjects', 'Art, Biology, Chemistry', 'Change subjects'],
    ]);
  });

  it('no qualification is preselected, and a form without a qualification shows an error', async () => {
    const { html } = hub();
    expect(await html()).not.toContain('checked=""');
    const page = await html('?change=subjects');
    expect(page).toMatch(/role="alert".*href="#type"[^>]*>Choose a qualification</s);
    expect(page).toContain('id="type-group-error"');
  });

  it('ticks are preserved only when the same qualification is chosen again', async () => {
    const { html, load } = hub();
    const page = await html(`${three}&change=qualification`);
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const sent = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    expect(await load(`?${sent.toString()}&type=al`)).toMatchObject({
      step: 'subjects',
      chosen: ['art', 'biology', 'chemistry'],
    });
    expect(await load(`?${sent.toString()}&type=sqa`)).toMatchObject({
      step: 'subjects',
      chosen: [],
    });
  });

  it('an unknown value in the address is ignored, and is not sent upstream', async () => {
    const { load, requests } = hub();
    expect(await load('?type=witchcraft')).toMatchObject({ step: 'qualification' });
    expect(await load('?type=..')).toMatchObject({ step: 'qualification' });
    expect(requests).toEqual(['types']);
    expect(await load('?type=al&subject=art&subject=potions')).toMatchObject({ chosen: ['art'] });
    expect(requests).toEqual(['types', 'subjects']);
    expect(await load(`${three}&subject=potions`)).toMatchObject({
      step: 'results',
      chosen: subjects.slice(0, 3),
    });
  });
});

describe('the results step', () => {
  it('[PLY-14][PLY-16] the results are a table of five rows, most applicants first, with a link to all rows', async () => {
    const page = await hub().html(three);
    const rows = [...page.matchAll(/<th [^>]*scope="row">.*?<\/td>/gs)].map(([row]) => text(row));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/Subject G\s+119/);
    expect(page).toMatch(/href="[^"]*&amp;show=all"[^>]*>Show all 20 results</);
    const whole = await hub().html(`${three}&show=all`);
    expect(whole.match(/scope="row"/g)).toHaveLength(20);
  });

  it('[PLY-14] the results have a hundred rows at most', async () => {
    const many = Array.from({ length: 120 }, (_, index) => result(index, 500 - index));
    const view = await hub({ results: () => ok(many) }).load(`${three}&show=all`);
    expect(view).toMatchObject({ chart: { total: 100, rows: { length: 100 } } });
  });

  it('[PLY-15] rows use sixteen colours in turn, and a row has the same colour in every order', async () => {
    const colours = async (search: string) =>
      [...(await hub().html(three + search)).matchAll(/data-colour="(\d+)"/g)].map(([, n]) =>
        Number(n),
      );
    const byRank = await colours('&show=all');
    expect(byRank).toEqual([...Array(16).keys(), 0, 1, 2, 3].map((index) => index + 1));
    expect(await colours('&show=all&sort=applicants')).toEqual([...byRank].reverse());
  });

  it('links sort the same five rows by subject', async () => {
    const page = await hub().html(`${three}&sort=subject`);
    const names = [...page.matchAll(/<span data-published="true">(Subject .)<\/span>/g)];
    expect(names.map(([, name]) => name)).toEqual(
      ['G', 'H', 'I', 'J', 'K'].map((letter) => `Subject ${letter}`),
    );
    expect(page).toMatch(/aria-sort="ascending"><a [^>]*sort=-subject"/);
  });

  it('[PLY-18] if there are no results, the page explains the reason', async () => {
    const page = text(await hub({ results: () => ok([]) }).html(three));
    expect(page).toContain(
      "We couldn't find any results for your selection of A level subjects".replace("'", '&#x27;'),
    );
    expect(page).toContain('more than a handful of students');
  });

  it('[PLY-4] a row opens a dialog with its guide, the favourites form and its courses', async () => {
    const page = await hub().html(`${three}&guide=19`);
    const dialog = /<dialog.*<\/dialog>/s.exec(page)?.[0] ?? '';
    expect(dialog).toMatch(/^<dialog [^>]*open=""/);
    expect(dialog).toContain('href="/explore/law"');
    expect(dialog).toMatch(/<form method="post" action="\/resources\/favourites"/);
    expect(dialog).toContain('name="intent" value="remove"');
    expect(dialog).toContain('href="/coursedisplay/results?subjectGuides=19"');
    expect(page).toMatch(/href="[^"]*guide=18#guide"/);
    expect(await hub().html(three)).not.toContain('<dialog');
  });
});

it('when an API fails, the page preserves the selection and offers a retry', async () => {
  const down = hub({ results: () => failed('unavailable', 503) });
  const page = await down.html(three);
  expect(text(page)).toContain('We couldn&#x27;t load this just now.');
  expect(page).toContain(`href="/dashboard/people-like-you${three.replaceAll('&', '&amp;')}"`);
  const closed = hub({ types: () => failed('unavailable', 503) });
  expect(await closed.load()).toMatchObject({ step: 'trouble', why: 'failed' });
});
