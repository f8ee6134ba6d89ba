/**
 * Signs a persona in as a browser without scripts does: hub, identity provider, its form, and back.
 *
 * @param hubUrl origin of the hub
 * @returns the value of a `Cookie` header for the hub
 * @throws Error when the round trip does not return to the hub
 */
export async function signIn(hubUrl: string, persona: string): Promise<string> {
  const jar = new CookieJar();
  const page = await follow(jar, `${hubUrl}/account/login?returnUrl=%2Fstatus`);
  const action = /<form[^>]*\baction="([^"]+)"/.exec(page.body)?.[1];
  if (action === undefined) throw new Error(`there is no sign-in form at ${page.url}`);
  const form = new URLSearchParams({ username: persona, password: 'password' });
  const arrival = await follow(jar, new URL(action, page.url).href, form);
  if (arrival.url !== `${hubUrl}/status`) throw new Error(`signing in ended at ${arrival.url}`);
  return jar.headerFor(hubUrl);
}

/** Follows redirects, because their responses set the cookies of a sign-in. */
async function follow(
  jar: CookieJar,
  url: string,
  form?: URLSearchParams,
): Promise<{ url: string; body: string }> {
  const { origin } = new URL(url);
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { Cookie: jar.headerFor(origin), Origin: origin },
    ...(form && { method: 'POST', body: form }),
  });
  jar.take(origin, response.headers.getSetCookie());
  const location = response.headers.get('location');
  if (location !== null) return follow(jar, new URL(location, url).href);
  return { url, body: await response.text() };
}

/** Stores cookies by origin. Paths and lifetimes do not matter for one round trip. */
class CookieJar {
  readonly #cookies = new Map<string, Map<string, string>>();

  take(origin: string, setCookies: readonly string[]): void {
    const own = this.#cookies.get(origin) ?? new Map<string, string>();
    for (const setCookie of setCookies) {
      const [name = '', value = ''] = (setCookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') own.delete(name);
      else own.set(name, value);
    }
    this.#cookies.set(origin, own);
  }

  headerFor(origin: string): string {
    const own = this.#cookies.get(origin) ?? new Map<string, string>();
    return [...own].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
