import { describe, expect, it } from 'vitest';
import { HUB, runServices } from '../testing/running-services.ts';

const services = runServices();

const visit = async (path: string, referer?: string) =>
  fetch(services.url() + path, { headers: referer === undefined ? {} : { referer } });

describe('a page of another system', () => {
  it('the page shows the address that the link led to', async () => {
    const response = await visit('/site/search/results?SearchText=%3Cb%3E');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<code>/search/results?SearchText=%3Cb%3E</code>');
  });

  it.each(['http://127.0.0.1:3000/', 'http://localhost:3000/dashboard'])(
    'the page links back to %s',
    async (referer) => {
      expect(await (await visit('/site/accounts', referer)).text()).toContain(`href="${referer}"`);
    },
  );

  it.each([undefined, 'https://elsewhere.example/', 'javascript:alert(1)'])(
    'the page does not link back to %s',
    async (referer) => {
      expect(await (await visit('/site/accounts', referer)).text()).not.toContain('href="h');
    },
  );

  it('the page does not link back to itself', async () => {
    const response = await visit('/site/accounts', `${services.url()}/site/services`);
    expect(await response.text()).not.toContain('href="h');
  });
});

describe('the tabs that lead out of the hub', () => {
  it.each([
    ['/site/explore/what-to-do', 'What to do', ['/explore/subjects', '/dashboard?widget=Tariff']],
    ['/site/explore/where-to-go', 'Where to go', ['/explore/locations', '/explore/search']],
  ])('the page %s has content and links to the hub', async (path, title, places) => {
    const page = await (await visit(path)).text();
    expect(page).toContain(`<h1>${title}</h1>`);
    for (const place of places) expect(page).toContain(`href="${HUB}${place}"`);
  });

  it('the page about where to study links universities to their pages in the hub', async () => {
    const page = await (await visit('/site/explore/where-to-go')).text();
    expect(page).toContain(`href="${HUB}/explore/uni-detail/10007783">University of Aberdeen</a>`);
  });
});
