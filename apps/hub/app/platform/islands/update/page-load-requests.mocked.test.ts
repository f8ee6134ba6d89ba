// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BY_SCRIPT, REDIRECT_TO, REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { browserAt, ORIGIN, pageOf, part } from './page-load.fixture.ts';
import { postInPlace, refreshPage, showInPlace } from './page-load.ts';

vi.mock('#app/platform/islands/wake.ts');

let browser: ReturnType<typeof browserAt>;

/** A page that the test recognises by its text. */
const page = (html: string) => new Response(pageOf({ results: { html } }));

const shown = () => part('results').textContent;

/** A response that never arrives, unless its request is aborted. */
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

beforeEach(() => {
  browser = browserAt('/results', '?page=1');
  document.documentElement.innerHTML = pageOf({ results: { html: 'page 1' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('another address of the page', () => {
  it.each([
    [false, 'replaceState', 'state'],
    [true, 'pushState', null],
  ] as const)(
    'another address of the page is shown in place (with a new history entry: %s)',
    async (isStep, change, state) => {
      browser.request.mockResolvedValueOnce(page('page 2'));
      expect(await showInPlace('/results?page=2', { isStep })).toBe(true);
      expect(shown()).toBe('page 2');
      expect(browser.history[change].mock.calls).toEqual([[state, '', '/results?page=2']]);
    },
  );

  it.each([
    [false, 'replace'],
    [true, 'assign'],
  ] as const)(
    'an address that fails to load is opened by the browser (with a new history entry: %s)',
    async (isStep, way) => {
      browser.request.mockResolvedValueOnce(new Response('', { status: 500 }));
      expect(await showInPlace('/results?page=2', { isStep })).toBe(false);
      expect(browser.location[way].mock.calls).toEqual([['/results?page=2']]);
      expect(shown()).toBe('page 1');
    },
  );

  it('an address is loaded by the browser if its page has different islands', async () => {
    browser.request.mockResolvedValueOnce(new Response(pageOf({ course: { html: '' } })));
    await showInPlace('/results?page=2');
    expect(browser.location.replace.mock.calls).toEqual([['/results?page=2']]);
    expect(shown()).toBe('page 1');
  });

  it('only the newest requested address is shown', async () => {
    browser.request.mockImplementationOnce(never).mockResolvedValueOnce(page('page 3'));
    const earlier = showInPlace('/results?page=2');
    expect(await showInPlace('/results?page=3')).toBe(true);
    expect(await earlier).toBe(false);
    expect(shown()).toBe('page 3');
    expect(browser.location.replace).not.toHaveBeenCalled();
  });

  it('a refresh requests the address that is loading, and otherwise the current address', async () => {
    browser.request.mockImplementationOnce(never).mockResolvedValueOnce(page('page 2'));
    void showInPlace('/results?page=2');
    await refreshPage();
    expect(shown()).toBe('page 2');
    browser.request.mockResolvedValueOnce(page('newer page 2'));
    await refreshPage();
    expect(shown()).toBe('newer page 2');
    const requests = browser.request.mock.calls.map(([url, init]) => [url, init?.headers]);
    expect(requests).toEqual([
      ['/results?page=2', undefined],
      ['/results?page=2', undefined],
      [`${ORIGIN}/results?page=1`, { [REFRESH]: 'yes' }],
    ]);
  });
});

describe('a form that a script sends', () => {
  /** Sends a form with its first button. */
  function send(attributes = '', button = '', { isStep = false, signal = anySignal() } = {}) {
    part('results').innerHTML = `<form action="/results" ${attributes}>
      <input name="subject" value="maths"><button name="intent" value="save" ${button}></button></form>`;
    const [form, submitter] = [document.querySelector('form'), document.querySelector('button')];
    if (form === null) throw new Error('The page has no form.');
    return postInPlace(form, submitter, { signal, isStep });
  }
  const anySignal = () => new AbortController().signal;

  /** A redirect, whose target is in a header. */
  const leadTo = (href: string) =>
    browser.request.mockResolvedValueOnce(new Response('', { headers: { [REDIRECT_TO]: href } }));

  it('the response to a form is shown in place', async () => {
    browser.request.mockResolvedValueOnce(page('saved'));
    expect(await send()).toBe('shown');
    expect(shown()).toBe('saved');
    const [url, init] = browser.request.mock.calls[0] ?? [];
    expect([url, init?.method, init?.headers]).toEqual([
      '/results',
      'POST',
      { [BY_SCRIPT]: 'yes' },
    ]);
    expect(init?.body).toEqual(new URLSearchParams({ subject: 'maths', intent: 'save' }));
  });

  it('a form with files is sent as multipart data, to the address of its button', async () => {
    browser.request.mockResolvedValueOnce(page('saved'));
    await send('enctype="multipart/form-data"', 'formaction="/upload"');
    const [url, init] = browser.request.mock.calls[0] ?? [];
    expect(url).toBe('/upload');
    expect(init?.body).toBeInstanceOf(FormData);
  });

  it('a redirect to the same page is followed in place', async () => {
    leadTo('/results?page=1');
    browser.request.mockResolvedValueOnce(page('saved'));
    expect(await send('', '', { isStep: true })).toBe('shown');
    expect(shown()).toBe('saved');
    expect(browser.history.pushState).not.toHaveBeenCalled();
  });

  it('a redirect to another step adds that step, and Back returns to the step of the form', async () => {
    leadTo('/results?page=2');
    browser.request.mockResolvedValueOnce(page('saved'));
    await send('', '', { isStep: true });
    expect(browser.history.replaceState.mock.calls).toEqual([['state', '', '/results']]);
    expect(browser.history.pushState.mock.calls).toEqual([[null, '', '/results?page=2']]);
  });

  it.each(['/dashboard', 'http://partner.test/results'])(
    'a redirect to another page is opened by the browser: %s',
    async (href) => {
      leadTo(href);
      expect(await send()).toBe('left');
      expect(browser.location.assign.mock.calls).toEqual([[href]]);
    },
  );

  it.each([
    [
      'a page with a failure',
      500,
      pageOf({ results: { html: 'not saved' } }),
      'shown',
      'not saved',
    ],
    ['an error of the server', 503, '', 'failed', ''],
    ['another page', 200, pageOf({ course: { html: '' } }), 'left', ''],
  ])(
    'sending a form has a distinct result if the response is %s',
    async (_, status, html, end, text) => {
      browser.request.mockResolvedValueOnce(new Response(html, { status }));
      expect(await send()).toBe(end);
      expect(shown().trim()).toBe(text);
      expect(browser.location.assign.mock.calls).toEqual(end === 'left' ? [['/results']] : []);
    },
  );

  it('without a connection, the form remains unchanged', async () => {
    browser.request.mockRejectedValueOnce(new TypeError('failed'));
    expect(await send()).toBe('offline');
    expect(part('results').querySelector('input')?.value).toBe('maths');
  });

  it('sending a form stops an earlier load of the page, which would show outdated data', async () => {
    browser.request.mockImplementationOnce(never).mockResolvedValueOnce(page('saved'));
    const earlier = showInPlace('/results?page=2');
    await send();
    expect(await earlier).toBe(false);
    expect(shown()).toBe('saved');
  });

  it('a response is ignored if the caller no longer waits for it', async () => {
    const sending = new AbortController();
    browser.request.mockImplementationOnce(() => {
      sending.abort();
      return Promise.resolve(page('saved'));
    });
    await send('', '', { signal: sending.signal });
    expect(part('results').querySelector('form')).not.toBeNull();
  });
});
