export interface Visit {
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

/** The parts of a browser that a sign-in needs: cookies, redirects and forms, but no scripts. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** @param origin allowed origin; the browser stops at the first URL with a different origin */
  constructor(origin: string) {
    this.#origin = origin;
  }

  open(url: string | URL): Promise<Visit> {
    return this.#go(new URL(url, this.#origin));
  }

  /** Fills in and submits the only form of a page. */
  submit(page: Visit, fields: Readonly<Record<string, string>>): Promise<Visit> {
    const action = /<form[^>]* action="([^"]*)"/.exec(page.html)?.[1];
    if (action === undefined) throw new Error(`there is no form at ${page.url.href}`);
    return this.#go(new URL(action, page.url), new URLSearchParams(fields));
  }

  /** The names of the cookies that are sent to a path. */
  cookiesFor(path: string): string[] {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name]) => name.slice(0, name.indexOf(' ')));
  }

  async #go(url: URL, form?: URLSearchParams): Promise<Visit> {
    if (url.origin !== this.#origin) {
      return { url, status: 0, html: '', headers: new Headers() };
    }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookieHeader(url.pathname) },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    this.#keepCookies(response);
    const location = response.headers.get('location');
    if (location !== null) return this.#go(new URL(location, url));
    const { status, headers } = response;
    return { url, status, headers, html: await response.text() };
  }

  #cookieHeader(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.slice(0, key.indexOf(' '))}=${value}`)
      .join('; ');
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const name = pair.slice(0, pair.indexOf('='));
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1];
      const path = attribute('path') ?? '/';
      const expires = attribute('expires');
      // Name and path identify a cookie.
      const key = `${name} ${path}`;
      if (expires !== undefined && Date.parse(expires) <= Date.now()) this.#cookies.delete(key);
      else this.#cookies.set(key, { value: pair.slice(name.length + 1), path });
    }
  }
}
