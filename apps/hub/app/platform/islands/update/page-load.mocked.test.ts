// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#app/platform/islands/live-islands.ts';
import type { ServedIslands } from '#app/platform/islands/markup.ts';
import { browserAt, pageOf, part, type Part } from './page-load.fixture.ts';
import { refreshPage, showInPlace } from './page-load.ts';
import { readServed } from '#app/platform/islands/served-page.ts';
import { wake } from '#app/platform/islands/wake.ts';

const { served } = vi.hoisted(() => ({
  served: { path: '', token: '', islands: {} } as ServedIslands,
}));
vi.mock('#app/platform/islands/wake.ts');
vi.mock('#app/platform/islands/served-page.ts', async (original) => ({
  ...(await original<object>()),
  servedPage: () => served,
}));

let browser: ReturnType<typeof browserAt>;

function open(parts: Readonly<Record<string, Part>>, tools = {}): void {
  document.documentElement.innerHTML = pageOf(parts, { tools, token: 'older' });
  Object.assign(served, readServed(document));
}

const respond = (html: string, init?: ResponseInit) =>
  browser.request.mockResolvedValueOnce(new Response(html, init));

function liven(id: string) {
  const island = { take: vi.fn(), end: vi.fn() };
  live.set(id, island);
  return island;
}

beforeEach(() => {
  browser = browserAt('/here');
});
afterEach(() => {
  live.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('a newer page in another language is not shown in this page', async () => {
  open({ feed: { html: '<p>Old</p>', props: { items: 1 } } });
  document.documentElement.lang = 'en';
  const welsh = `<html lang="cy">${pageOf({ feed: { html: '<p>Newydd</p>', props: {} } })}`;
  respond(welsh);
  await refreshPage();
  expect(part('feed').innerHTML).toBe('<p>Old</p>');
  respond(welsh);
  await showInPlace('/there');
  expect(part('feed').innerHTML).toBe('<p>Old</p>');
  document.documentElement.lang = '';
});

describe('an island of a newer page', () => {
  it('a live island receives its new props, and its elements are preserved', async () => {
    open({ feed: { html: '<p>Old</p>', props: { items: 1 } } });
    const { take, end } = liven('feed');
    const before = part('feed').firstChild;
    respond(pageOf({ feed: { html: '<p>New</p>', props: { items: 2 } } }));
    await refreshPage();
    const newer = expect.objectContaining({ path: '/newer', token: 'newer' }) as unknown;
    expect(take.mock.calls).toEqual([[newer, { items: 2 }, '<p>New</p>']]);
    expect(end).not.toHaveBeenCalled();
    expect(part('feed').firstChild).toBe(before);
    expect(served.islands['feed']?.props).toEqual({ items: 2 });
  });

  it('an island that is not live receives its new HTML and props, and waits for its trigger again', async () => {
    open({ feed: { html: '<p>Old</p>', props: { items: 1 } } });
    respond(pageOf({ feed: { html: '<p>New</p>', props: { items: 2 } } }));
    await refreshPage();
    expect(part('feed').innerHTML).toBe('<p>New</p>');
    expect(served.islands['feed']?.props).toEqual({ items: 2 });
    expect(wake).toHaveBeenCalledExactlyOnceWith(part('feed'));
  });

  it.each([
    ['with a script', { html: '<p>Same</p>', props: { items: 1 } }],
    ['without a script', { html: '<p>Same</p>' }],
  ])('an unchanged island is not replaced: %s', async (_, same) => {
    open({ feed: same });
    const before = part('feed').firstChild;
    respond(pageOf({ feed: same }));
    await refreshPage();
    expect(part('feed').firstChild).toBe(before);
    expect(wake).not.toHaveBeenCalled();
  });

  it('an island without a script receives its new HTML', async () => {
    open({ facts: { html: '<p>Old</p>' } });
    respond(pageOf({ facts: { html: '<p>New</p>' } }));
    await refreshPage();
    expect(part('facts').innerHTML).toBe('<p>New</p>');
  });

  it('`details` elements that the user has opened stay open in newer HTML', async () => {
    const folds = (text: string) => '<details>One</details><details>Two</details>' + text;
    open({ facts: { html: folds('Old') } });
    const [, second] = part('facts').querySelectorAll('details');
    second?.toggleAttribute('open');
    respond(pageOf({ facts: { html: folds('New') } }));
    await refreshPage();
    expect(part('facts').innerHTML).toBe(
      folds('New').replace('<details>Two', '<details open="">Two'),
    );
  });

  it('an island is not replaced if an open `details` element is the only difference', async () => {
    const html = '<details>One</details>';
    open({ facts: { html } });
    const fold = part('facts').firstElementChild;
    fold?.toggleAttribute('open');
    respond(pageOf({ facts: { html } }));
    await refreshPage();
    expect(part('facts').firstElementChild).toBe(fold);
  });

  it('a live island whose newer HTML needs no script is replaced', async () => {
    open({ tool: { html: '<p>Loading</p>', props: { state: 'pending' } } });
    const { end } = liven('tool');
    respond(pageOf({ tool: { html: '<p>Loaded</p>' } }));
    await refreshPage();
    expect(end).toHaveBeenCalledOnce();
    expect(live.has('tool')).toBe(false);
    expect(part('tool').innerHTML).toBe('<p>Loaded</p>');
  });

  it('an island with complete HTML is not replaced while its newer data is slow', async () => {
    open({ tool: { html: '<p>Loaded</p>' } });
    respond(pageOf({ tool: { html: '<p>Loading</p>', props: { state: 'pending' } } }));
    await refreshPage();
    expect(part('tool').innerHTML).toBe('<p>Loaded</p>');
    expect(served.islands).not.toHaveProperty('tool');
  });
});

describe('an island in use', () => {
  const form = (value: string) => `<form>
    <input name="name" value="${value}"><input type="checkbox" name="news" value="yes">
    <select name="year"><option>2027</option><option>2028</option></select>
    <textarea name="text">${value}</textarea></form>`;

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const control = (name: string): Field => {
    const found = part('form').querySelector<Field>(`[name="${name}"]`);
    if (found === null) throw new Error(`The form has no field ${name}.`);
    return found;
  };

  it.each<[string, () => void]>([
    ['a field with the focus', () => control('name').focus()],
    ['typed text', () => (control('name').value = 'Typed')],
    ['a typed paragraph', () => (control('text').value = 'Typed')],
    ['a ticked box', () => control('news').click()],
    ['a chosen option', () => (control('year').value = '2028')],
    ['a mark for unsaved data', () => (control('name').dataset['unsaved'] = '')],
  ])('an island in use keeps its HTML and props: %s', async (_, use) => {
    open({ form: { html: form('old'), props: { saved: 'old' } } });
    use();
    const before = control('name');
    respond(pageOf({ form: { html: form('new'), props: { saved: 'new' } } }));
    await refreshPage();
    expect(control('name')).toBe(before);
    expect(served.islands['form']?.props).toEqual({ saved: 'old' });
    expect(wake).not.toHaveBeenCalled();
  });

  it('a later page updates the island when it is no longer in use', async () => {
    open({ form: { html: form('old'), props: { saved: 'old' } } });
    control('name').focus();
    const newer = pageOf({ form: { html: form('new'), props: { saved: 'new' } } });
    respond(newer);
    await refreshPage();
    control('name').blur();
    respond(newer);
    await refreshPage();
    expect(control('name').value).toBe('new');
    expect(served.islands['form']?.props).toEqual({ saved: 'new' });
  });
});

describe('the page around its islands', () => {
  it('the title, the address and the form token are updated, and other HTML is unchanged', async () => {
    open({ feed: { html: '' } });
    respond(pageOf({ feed: { html: '' } }));
    await refreshPage();
    expect(document.title).toBe('newer');
    expect(served).toMatchObject({ path: '/newer', token: 'newer' });
    expect(document.querySelector('h1')?.textContent).toBe('older');
  });

  it('an added tool receives its data and trigger, and a removed tool is unmounted', async () => {
    open({}, { 'tool-notes': { html: 'Notes', props: { id: 1 } } });
    const { end } = liven('tool-notes');
    respond(pageOf({}, { tools: { 'tool-tariff': { html: 'Tariff', props: { id: 2 } } } }));
    await showInPlace('/here');
    expect(document.querySelector('[data-tools]')?.textContent).toBe('Tariff');
    expect(served.islands['tool-tariff']?.props).toEqual({ id: 2 });
    expect(wake).toHaveBeenCalledExactlyOnceWith(part('tool-tariff'));
    expect(end).toHaveBeenCalledOnce();
    expect(browser.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['a failed response', () => respond('', { status: 503 })],
    ['no connection', () => browser.request.mockRejectedValueOnce(new TypeError('failed'))],
    ['a page without islands', () => respond('<title>Sign in</title>')],
  ])('a refresh changes nothing after %s', async (_, given) => {
    open({ feed: { html: 'Old' } });
    given();
    await refreshPage();
    expect(document.title).toBe('older');
    expect(part('feed').innerHTML).toBe('Old');
    expect(browser.location.replace).not.toHaveBeenCalled();
  });
});
