import type { Tab } from '../tab.ts';

/** The addresses of the shortlisted courses, in order. */
export const shortlist = (tab: Tab): Promise<string[]> =>
  tab.run(
    () =>
      [...document.querySelectorAll('#shortlist ol > li')]
        .map((item) => item.querySelector('a')?.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/coursedisplay/courses')),
    null,
  );
