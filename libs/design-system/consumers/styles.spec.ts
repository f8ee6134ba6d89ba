/** Tests how the stylesheets of the package affect a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { apps, installed, tailwindApp, temporary } from './apps.ts';

const read = (file: string) => readFileSync(path.join(installed(), file), 'utf8');
const fixtures = () => JSON.parse(read('fixtures.json')) as Record<string, Record<string, string>>;

/** Examples that fill the whole page, or a dialog that covers the page. */
const wholePage = ['PageShell', 'Dialog'];

/** The examples of all other components, one after another. No example takes focus. */
const examples = () =>
  Object.entries(fixtures())
    .filter(([name]) => !wholePage.includes(name))
    .map(([name, all]) => `<section data-of="${name}">${Object.values(all).join('')}</section>`)
    .join('')
    .replaceAll(' autofocus=""', '');

const show = (page: Page, styles: string, body: string, html = '') =>
  page.setContent(
    `<!doctype html><html lang="en-GB" ${html}><head><meta name="viewport" content="width=device-width"><style>${styles}</style></head><body>${body}</body></html>`,
  );

/**
 * Computed styles of the elements that match a selector, and of their `::before` and `::after`: one
 * element for each class of a component.
 */
const styles = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const found: Record<string, Record<string, string>> = {};
    for (const element of document.querySelectorAll(wanted)) {
      const of = element.closest('[data-of]')?.getAttribute('data-of') ?? '';
      for (const part of ['', '::before', '::after']) {
        const name = `${of} ${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
        const style = getComputedStyle(element, part);
        if (name in found || (part && style.content === 'none')) continue;
        found[name] = Object.fromEntries(
          [...style].map((property) => [property, style.getPropertyValue(property)]),
        );
      }
    }
    return found;
  }, selector);

type Looks = Awaited<ReturnType<typeof styles>>;

function differences(one: Looks, other: Looks): string[] {
  expect(Object.keys(one).length).toBeGreaterThan(1);
  expect(Object.keys(other)).toEqual(Object.keys(one));
  return Object.entries(one).flatMap(([element, style]) =>
    Object.entries(style)
      .filter(([name, value]) => other[element]?.[name] !== value)
      .map(([name, value]) => `${element} ${name}: ${value}, ${other[element]?.[name] ?? ''}`),
  );
}

/** Styles of a host page: unlayered, and with the lowest specificity. */
const host = `
  body { margin: 0; font: italic 22px/2 cursive; color: purple }
  main { display: block; padding: 3rem }
`;
const ownWords = `<main><h1>Own</h1><h2>Own</h2><p>Own <a href="/">link</a> <b>b</b></p>
  <ul><li>Own</li></ul><table><caption>Own</caption><tr><td>Own</td></tr></table>
  <fieldset><legend>Own</legend><input><input type="checkbox"><input type="radio"><select></select>
  <textarea></textarea><button>Own</button></fieldset><details><summary>Own</summary>Own</details>
  <dialog open>Own</dialog><figure><img alt=""><svg></svg></figure></main>`;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`components.css, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('components.css does not change the host page', async ({ page }) => {
      await show(page, host, ownWords);
      const before = await styles(page, '*');
      await show(page, `${read('components.css')}${host}`, ownWords);
      // Custom properties are not visible styles.
      const changed = differences(before, await styles(page, '*'));
      expect(changed.filter((difference) => !difference.includes(' --ds-'))).toEqual([]);
    });

    test('every component has the same appearance with components.css as with styles.css', async ({
      page,
    }) => {
      // The skip link example contains page text, and its height depends on the page. So the
      // positions of the elements after it are measured relative to their own example.
      const roomy = 'body { margin: 0 } [data-of="SkipLink"] ~ [data-of] { position: relative }';
      const inside = ['[data-component]', '[data-component] *']
        .map((part) => `[data-of]:not([data-of="Link"]) ${part}`)
        .join();
      await show(page, `${read('styles.css')}${roomy}`, examples());
      const whole = await styles(page, inside);
      await show(page, `${read('components.css')}${roomy}`, examples());
      expect(differences(whole, await styles(page, inside))).toEqual([]);
    });

    test('a link and an icon inherit the surrounding text style', async ({ page }) => {
      const words = `<p>${['link', 'icon'].map((name) => `<a data-component="${name}">Words</a>`).join('')}</p>`;
      await show(page, `${read('components.css')}${host}`, words);
      for (const one of await page.locator('a').all())
        await expect(one).toHaveCSS('font-size', '22px');
    });
  });
}

test('every component has the same appearance beside Tailwind, whose utilities style the page', async ({
  page,
}) => {
  const built = readFileSync(
    temporary(tailwindApp.folder, tailwindApp.site, 'app.css'),
    'utf8',
  ).replace(/\[data-component='tile'\] \{[^}]*\}$/m, '');
  const shots = async (css: string) => {
    await show(page, css, examples());
    const sections = await page.locator('[data-of]:visible').all();
    const named = sections.map(async (section) => [
      await section.getAttribute('data-of'),
      (await section.screenshot()).toString('base64'),
    ]);
    return Object.fromEntries(await Promise.all(named)) as Record<string, string>;
  };
  const alone = await shots(read('styles.css'));
  const beside = await shots(built);
  expect(Object.keys(alone).length).toBeGreaterThan(50);
  expect(Object.keys(alone).filter((name) => alone[name] !== beside[name])).toEqual([]);

  await show(page, built, '<p class="mt-8">Words</p>');
  await expect(page.getByText('Words')).toHaveCSS('margin-top', '32px');
});

test('components.css preserves the page styles of an app, and the app preserves the component styles', async ({
  page,
}) => {
  for (const app of [...apps['18'], ...apps['19']].filter(({ name }) =>
    name.startsWith('esbuild'),
  )) {
    const css = readFileSync(temporary(app.folder, app.site, 'client.css'), 'utf8');
    const html = readFileSync(temporary(app.folder, app.site, 'index.html'), 'utf8');
    await page.setContent(html.replace(/<link rel="stylesheet"[^>]*>/, `<style>${css}</style>`));
    await expect(page.locator('body')).toHaveCSS('margin', '8px');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('heading', { name: 'Your course' })).toHaveCSS('margin', '0px');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS('font-family', /sans-serif/);
  }
});

test.describe('a part of a page can have a different theme', () => {
  const part = (theme: string, inner = '') =>
    `<div data-theme="${theme}" data-hook="${theme}"><p>Words</p><span data-component="icon-badge"></span>${inner}</div>`;
  /**
   * The background, text colour, tone and colour scheme of an element, expressed as names in the
   * theme.
   */
  const themeOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, themes) => {
        const style = getComputedStyle(element);
        const probe = element.appendChild(document.createElement('i'));
        const rgb = (colour: string) => {
          probe.style.color = colour;
          return getComputedStyle(probe).color;
        };
        const values = [
          style.backgroundColor,
          style.color,
          rgb('var(--ds-tone-fill)'),
          style.colorScheme,
        ];
        const known = Object.entries(themes).find(
          ([, { ground, ink, fill, scheme }]) =>
            [...[ground, ink, fill].map(rgb), scheme].join() === values.join(),
        );
        probe.remove();
        return known?.[0] ?? values.join();
      }, colours());

  interface Token {
    readonly $value: { readonly hex: string };
  }
  const themes = ['light', 'dark', 'contrast'];
  const colours = () =>
    Object.fromEntries(
      themes.map((name) => {
        const { color } = JSON.parse(read(`tokens/${name}.tokens.json`)) as {
          color: { ground: Token; ink: Token; neutral: { fill: Token } };
        };
        return [
          name,
          {
            ground: color.ground.$value.hex,
            ink: color.ink.$value.hex,
            fill: color.neutral.fill.$value.hex,
            scheme: name === 'dark' ? 'dark' : 'light',
          },
        ];
      }),
    );
  for (const stylesheet of ['styles.css', 'components.css']) {
    for (const chosen of [...themes, undefined]) {
      for (const system of ['light', 'dark', 'more contrast']) {
        test(`${stylesheet}: a part has the correct theme when the page theme is ${chosen ?? 'not set'} and the system is ${system}`, async ({
          page,
        }) => {
          await page.emulateMedia({
            colorScheme: system === 'dark' ? 'dark' : 'light',
            contrast: system === 'more contrast' ? 'more' : 'no-preference',
          });
          const nested = themes.map((outer) =>
            part(outer, themes.map((inner) => part(inner)).join('')),
          );
          await show(page, read(stylesheet), nested.join(''), chosen && `data-theme="${chosen}"`);
          const asked = chosen ?? (system === 'more contrast' ? 'contrast' : system);
          for (const outer of themes) {
            const shown = asked === 'contrast' ? 'contrast' : outer;
            const selector = `body > [data-hook="${outer}"]`;
            expect([outer, await themeOf(page, selector)]).toEqual([outer, shown]);
            for (const inner of themes) {
              expect([
                outer,
                inner,
                await themeOf(page, `${selector} > [data-hook="${inner}"]`),
              ]).toEqual([outer, inner, shown === 'contrast' ? 'contrast' : inner]);
            }
          }
          await page.emulateMedia({ media: 'print' });
          const [ink] = await page
            .locator('[data-hook="dark"] p')
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
          await page.evaluate(
            (colour) => (document.body.style.color = colour),
            colours()['light']?.ink ?? '',
          );
          expect(ink).toBe(await page.evaluate(() => document.body.style.color));
        });
      }
    }
  }
});
