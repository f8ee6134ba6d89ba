import { html } from 'hono/html';
import type { Html } from '#src/html/page.ts';
import { providers } from '#src/personas/providers.ts';

interface ExplorePage {
  readonly title: string;
  /** Content below the title. */
  readonly body: Html;
}

/** Creates a link into the hub. */
type ToHub = (path: string, label: string) => Html;

type ProviderCode = keyof typeof providers;

/** Suggested cities, each with universities from the course catalogue. */
const cities: readonly { name: string; about: string; codes: readonly ProviderCode[] }[] = [
  {
    name: 'Aberdeen',
    about: 'A granite city by the North Sea. In Scotland most degrees take four years.',
    codes: ['A20'],
  },
  {
    name: 'Aberystwyth and Bangor',
    about: 'Two university towns on the Welsh coast, with the hills behind them.',
    codes: ['A40', 'B06'],
  },
  {
    name: 'Birmingham',
    about: 'A large city in the West Midlands with several universities and fast trains.',
    codes: ['A80', 'B32'],
  },
];

/**
 * Finds the page for one of the two tabs of the hub that lead to another system: what to study or
 * do, and where to study.
 *
 * @param pathname its last segment selects the page
 * @param hub origin of the hub; without it the pages have no links to the hub
 * @returns null for all other pages
 */
export function findExplorePage(pathname: string, hub: string | undefined): ExplorePage | null {
  const toHub: ToHub = (path, label) =>
    hub === undefined ? html`${label}` : html`<a href="${hub}${path}">${label}</a>`;
  if (pathname.endsWith('/explore/what-to-do')) return whatToDo(toHub);
  if (pathname.endsWith('/explore/where-to-go')) return whereToGo(toHub);
  return null;
}

const whatToDo = (toHub: ToHub): ExplorePage => ({
  title: 'What to do',
  body: html`
    <p>You do not have to know yet. Begin with what you like, and keep what looks right.</p>
    <h2>Start with a subject</h2>
    <p>
      A degree can be in a subject you have now, such as history, or in one that is new to you, such
      as psychology or architecture. Some need certain A levels or Highers: check before you choose.
    </p>
    <ul>
      <li>${toHub('/explore/subjects', 'Look through the subjects')}</li>
      <li>${toHub('/dashboard/people-like-you', 'See what people with your subjects chose')}</li>
      <li>${toHub('/explore/for-you', 'See courses in your subjects')}</li>
    </ul>
    <h2>Check what courses ask for</h2>
    <p>
      Universities ask for grades or for UCAS Tariff points. An A level at grade A is 48 points, a B
      is 40 and a C is 32. A Distinction in a T Level is 144. Not every course uses points.
    </p>
    <p>${toHub('/dashboard?widget=Tariff', 'Add up your points')}</p>
    <h2>See it before you choose</h2>
    <p>
      At an open day you can ask students what a week is like. If you cannot travel, many
      universities have one online.
    </p>
    <p>${toHub('/dashboard?widget=Events', 'Find open days and events')}</p>
    <h2>Get ready to apply</h2>
    <p>
      You can choose up to five courses, or four in medicine, dentistry and veterinary science. Your
      personal statement answers three questions, in 4,000 characters in all.
    </p>
    <ul>
      <li>${toHub('/explore/favourites', 'Compare the courses you saved')}</li>
      <li>${toHub('/dashboard?widget=StatementNew', 'Work on your personal statement')}</li>
      <li>${toHub('/dashboard/application', 'Go to your applications')}</li>
    </ul>
  `,
});

const whereToGo = (toHub: ToHub): ExplorePage => ({
  title: 'Where to go',
  body: html`
    <p>
      The place is where you live for three years or more. Think about it as hard as the course.
    </p>
    <h2>Near home, or far away</h2>
    <p>
      Living at home costs less, and you keep your friends and your job. Moving away means rent and
      travel, and a new place to get to know. Money to live on depends on where you study and on
      which country of the UK you are from.
    </p>
    <p>${toHub('/explore/locations', 'Look through the places')}</p>
    <h2>City, town or campus</h2>
    <p>
      Some universities are spread over a city. Others have everything on one campus. Visit both
      kinds if you can.
    </p>
    <p>${toHub('/explore/unis', 'Look through the universities')}</p>
    <h2>Some places to begin with</h2>
    ${cities.map(
      ({ name, about, codes }) => html`
        <h3>${name}</h3>
        <p>${about}</p>
        <ul>
          ${codes.map((code) => {
            const { providerId, name: university } = providers[code];
            return html`<li>${toHub(`/explore/uni-detail/${providerId}`, university)}</li>`;
          })}
        </ul>
      `,
    )}
    <h2>Made up your mind?</h2>
    <p>Search for courses, and save those you like. Your favourites are kept in your hub.</p>
    <ul>
      <li>${toHub('/explore/search', 'Search for a course')}</li>
      <li>${toHub('/explore/favourites', 'Go to your favourites')}</li>
    </ul>
  `,
});
