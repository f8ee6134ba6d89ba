import type { NextRelease } from '../../packaging/next-release.ts';

type Changes = Pick<NextRelease, 'last' | 'version' | 'changelog'>;

/** Prefix of the paragraph in a changeset that states the changes that an app must make. */
export const TO_CHANGE = '**To change:** ';

/** The release status line below the first heading, in Markdown. */
const stateOf = ({ last, version }: Changes) =>
  version === last
    ? `Everything below is released; the last version is ${last}.`
    : `**${version} is not released yet.** The notes below it are the unreleased notes at the time when these pages were built. ${
        last === '0.0.0' ? 'It is the first release.' : `The last version is ${last}.`
      }`;

/** The changelog split by version: the text below each heading, newest first. */
function versionsOf(changelog: string): { version: string; text: string }[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { version, text: lines.join('\n') };
    });
}

/**
 * The changes that an app must make for a version, in the order of the changelog, which lists major
 * changes first.
 */
const toChangeIn = (text: string) =>
  text
    .split(/\n\s*\n|^- /m)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.startsWith(TO_CHANGE))
    .map((paragraph) => paragraph.slice(TO_CHANGE.length))
    .filter((task) => !task.startsWith('nothing'))
    .map((task) => task.charAt(0).toUpperCase() + task.slice(1));

export const changelogPage = (changes: Changes) =>
  `${stateOf(changes)}\n\n${changes.changelog.replace(/^# .*\n+/, '')}`;

/** The changes that an app must make for each version, in Markdown. */
export const migrationPage = (changes: Changes) =>
  [
    stateOf(changes),
    ...versionsOf(changes.changelog).map(({ version, text }) => {
      const all = toChangeIn(text).map((one) => `- ${one}`);
      return `## To ${version}\n\n${all.length > 0 ? all.join('\n') : 'No changes are required.'}`;
    }),
  ].join('\n\n');
