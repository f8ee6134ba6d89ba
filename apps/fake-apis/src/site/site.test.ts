import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';

const services = runServices();

const visit = async (path: string, referer?: string) =>
  fetch(services.url() + path, { headers: referer === undefined ? {} : { referer } });

describe('a page of another system', () => {
  it('says which it stands for', async () => {
    const answer = await visit('/site/search/results?SearchText=%3Cb%3E');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<code>/search/results?SearchText=%3Cb%3E</code>');
  });

  it.each(['http://127.0.0.1:3000/', 'http://localhost:3000/dashboard'])(
    'leads back to %s',
    async (referer) => {
      expect(await (await visit('/site/accounts', referer)).text()).toContain(`href="${referer}"`);
    },
  );

  it.each([undefined, 'https://elsewhere.example/', 'javascript:alert(1)'])(
    'does not lead back to %s',
    async (referer) => {
      expect(await (await visit('/site/accounts', referer)).text()).not.toContain('href="h');
    },
  );

  it('does not lead back to itself', async () => {
    const answer = await visit('/site/accounts', `${services.url()}/site/services`);
    expect(await answer.text()).not.toContain('href="h');
  });
});
