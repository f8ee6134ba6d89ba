import type { Failure } from '@applicant-hub/api-clients';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const down: Failure = {
  kind: 'unavailable',
  api: 'courses',
  status: 503,
  message: 'Back soon',
  detail: null,
};
const unreadable: Failure = { ...down, kind: 'badContract', status: 200 };

it.each([
  ['[FAV-35]', 'unis', down, 'There has been a problem fetching unis. (Back soon - 503)'],
  ['[FAV-36]', 'locations', down, 'There has been a problem fetching locations. (Back soon - 503)'],
  [
    '[FAV-36]',
    'locations',
    unreadable,
    'There has been a problem fetching locations. Error parsing response.',
  ],
  ['[FAV-37]', 'pages', down, 'There has been a problem fetching pages. (Back soon - 503)'],
  [
    '[FAV-38]',
    'articles',
    unreadable,
    'There has been a problem fetching articles. Error parsing response.',
  ],
  [
    'without a status,',
    'courses',
    { ...down, kind: 'timeout', status: null, message: 'Too slow' },
    'There has been a problem fetching courses. (Too slow - timeout)',
  ],
] as const)(
  '%s a failure to load %s shows the message from the error catalogue',
  (_ids, itemKind, failure, expected) => {
    expect(failureText(itemKind, failure)).toBe(expected);
  },
);
