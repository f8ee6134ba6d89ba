import { readFileSync } from 'node:fs';
import { messagesIn } from '@applicant-hub/copy/languages';
import { languages } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { manifestPath } from './manifest.ts';

interface Manifest {
  name: string;
  lang: string;
  shortcuts: { name: string; short_name: string }[];
}

const read = (path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../public${path}`, import.meta.url), 'utf8'),
  ) as Manifest;

it.each(languages)(
  'the manifest in %s differs only in its names, which are those of the pages',
  (language) => {
    const m = messagesIn[language];
    const english = read('/manifest.json');
    const [statement, dates] = english.shortcuts;
    const manifest = read(manifestPath(language));
    expect(manifest).toEqual({
      ...english,
      name: m.page_site_name(),
      lang: language,
      shortcuts: [
        {
          ...statement,
          name: m.widgets_statement_title(),
          short_name: expect.any(String) as string,
        },
        { ...dates, name: m.calendar_title(), short_name: m.shell_tab_dates() },
      ],
    });
  },
);
