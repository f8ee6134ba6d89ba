import { address, type Setting, setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';

/**
 * Pages of another system that the hub links to (SH-56). The system's name in the hub is also the
 * path of its fake.
 */
const link = <const N extends string>(
  linkName: N,
  sentence: string,
  without: string,
  example: string,
) => ({
  linkName,
  ...address('pages', `site/${linkName}`, { schema: is.apiUrl, sentence, without, example }),
});

/** A page where an application is written (APP-101) or tracked (ACS-24). */
const applyLink = <const N extends string>(
  applyLinkName: N,
  path: string,
  sentence: string,
  without: string,
  example: string,
) => ({
  applyLinkName,
  ...address('pages', `site/${path}`, { schema: is.yearTemplate, sentence, without, example }),
});

/** A comment setting. Either all three comment settings must be set, or none of them. */
const comment = (
  schema: Setting<string>['schema'],
  fake: string,
  sentence: string,
  without = 'there are no comments',
) =>
  setting<string | null>({
    group: 'live',
    schema,
    default: ({ fakeApis, isSet }) => {
      if (fakeApis !== undefined) return fake.replace('{fakeApis}', fakeApis);
      return ['COMMENTS_SITE', 'COMMENTS_KEY', 'COMMENTS_URL'].some(isSet) ? undefined : null;
    },
    sentence,
    without,
  });

export const pageSettings = {
  TILE_URL: address('media', 'tiles/{z}/{x}/{y}.svg', {
    schema: is.tileTemplate,
    sentence:
      'map tiles (SVG or bitmap), with `{z}`, `{x}` and `{y}`; its origin is allowed for images; put the credit of another source into the copy, `map_credit`',
    without: 'maps are drawn by the server, and cannot be moved or zoomed',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  }),
  IMAGE_ORIGINS: setting({
    group: 'media',
    schema: is.originList,
    default: [],
    sentence:
      "comma-separated origins of pictures (avatars, logos, pictures of editors' texts) that are neither at the identity, content, courses or spotlights API nor at `TILE_URL`; a browser shows no picture of any other host",
  }),
  VIDEO_URL: address('media', 'player', {
    schema: is.webUrl,
    sentence:
      'page of the video player, which gets `videoId` and `autoplay` in its query; it is shown in a frame when a user plays a video, its origin is allowed for frames, and it must allow the hub to frame it',
    without: 'no videos',
    example: 'https://videos.example/player',
  }),
  EXPLORE_URL: link(
    'explore',
    'discovery: `/explore/…` without the pages of the hub itself',
    "no list of events, careers quiz, spotlights, guides to statements, and no tabs 'What to do' and 'Where to go'",
    'https://www.example',
  ),
  SEARCH_URL: link(
    'search',
    'searches outside of the hub: `/search/…`, `/coursedisplay/…`',
    "no tools 'course search' and 'teacher training', no page of all questions, no search for apprenticeships",
    'https://search.example',
  ),
  SERVICES_WEB_URL: link(
    'services',
    'Clearing: `/clearingplus/…`',
    'no link to the learner area of Clearing',
    'https://services.example',
  ),
  CAREERS_WEB_URL: link(
    'careers',
    'careers pages (`CAREERS_URL` has the API)',
    "no tools 'CV builder' and 'decision', no options for applicants without a place",
    'https://careers.example',
  ),
  ACCOUNTS_URL: link(
    'accounts',
    'account pages',
    'no links to profile, password and language',
    'https://accounts.example',
  ),
  WEBSITE_URL: link(
    'website',
    'everything else: guides, events, help',
    "no guides and articles of the website, no link to its privacy policy, no way to start teacher training in England and Northern Ireland, and links in editors' texts become text",
    'https://www.example',
  ),
  MEMBERSHIP_URL: address('pages', 'site/membership', {
    schema: is.webUrl,
    sentence: 'the referral link of the membership page, `/dashboard/totum`',
    without: 'there is no such page',
    example: 'https://membership.example/?from=hub',
  }),
  APPLY_OLD_URL_TEMPLATE: applyLink(
    'old',
    'apply-old/{scheme}/{year}',
    'the application of a study year up to 2022; `{year}`, and optionally `{scheme}`',
    'the hub says what to do, without a link to the application',
    'https://old.apply.example/{year}',
  ),
  APPLY_NEW_URL_TEMPLATE: applyLink(
    'new',
    'apply/{year}/{scheme}',
    'the application of a study year from 2023; `{year}`, and optionally `{scheme}`',
    'the hub says what to do, without a link to the application',
    'https://apply.example/{year}/{scheme}',
  ),
  TRACK_URL_TEMPLATE: applyLink(
    'track',
    'track/{year}/{scheme}',
    'the page of a sent application; `{year}`, and optionally `{scheme}`',
    'the hub says what to do, without a link to the application',
    'https://track.example/{year}/{scheme}',
  ),
  LIVE_EMBED_ORIGINS: setting<string[]>({
    group: 'live',
    schema: is.originList,
    default: ({ fakeApis }) => (fakeApis === undefined ? [] : [fakeApis]),
    sentence:
      'comma-separated origins that may show a live event in a frame; an embed from another origin is not shown, and logged once',
    example: 'https://live.example,https://player.example',
  }),
  COMMENTS_SITE: comment(
    is.text,
    'applicant-hub-development',
    'shortname of the site at the comment service; all three variables of the comments are set, or none',
  ),
  COMMENTS_KEY: comment(
    is.text,
    'development-key',
    'the public key of that service: it is in the page of every user who comments',
  ),
  COMMENTS_URL: comment(
    is.webUrl,
    '{fakeApis}/comments/embed.js',
    'the script of the service that puts a thread into `#disqus_thread`, such as `https://SITE.disqus.com/embed.js`',
  ),
} as const;
