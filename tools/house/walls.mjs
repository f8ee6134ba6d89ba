import { posix } from 'node:path';

/** The folder of the hub's code, relative to the workspace root. */
export const APP = 'apps/hub/app';

/**
 * Matches tests, fixtures and test helpers. They may import from other rooms, and are not in the
 * import graph.
 */
export const TEST = /(\.test\.tsx?|\.fixture\.ts)$|\/testing\//;

/** The prefix with which a module imports from another room of the hub. */
const SUBPATH = '#app/';

/**
 * @typedef {object} Feature
 * @property {readonly string[]} uses the features that it may import
 * @property {readonly string[]} index its modules that other features may import
 */

/** @typedef {Readonly<Record<string, Feature>>} Features */

/**
 * The table of the hub's rooms (apps/hub/rooms.mjs).
 *
 * @typedef {object} Rooms
 * @property {readonly string[]} platform the rooms of platform; each imports only earlier rooms
 * @property {Features} features
 */

/**
 * The room that a file belongs to: its folder in `platform` (one or two levels deep),
 * `features/<name>` (`features/widgets/<name>` for a widget) or `routes`; empty for the files next to
 * them, which start the hub.
 *
 * @param {string} file relative to the folder of the hub's code
 */
export function roomOf(file) {
  const [top = '', first = '', second = '', third] = file.split('/');
  if (top === 'routes') return 'routes';
  if (top !== 'platform' && top !== 'features') return '';
  return (top === 'platform' || first === 'widgets') && third !== undefined
    ? `${top}/${first}/${second}`
    : `${top}/${first}`;
}

/**
 * The room of a file in the overview: `platform` is one room, `features/widgets` is one room, and
 * each file that starts the hub is one room.
 *
 * @param {string} file relative to the folder of the hub's code
 */
export function wideRoomOf(file) {
  const [top = '', feature = ''] = file.split('/');
  return top === 'features' ? `${top}/${feature}` : top;
}

/**
 * The target of an import, relative to the folder of the hub's code; null when it is outside.
 *
 * @param {string} file the importing file, relative to the same folder
 * @param {string} specifier the import specifier
 */
export function targetOf(file, specifier) {
  const path = specifier.split('?')[0] ?? '';
  if (path.startsWith(SUBPATH)) return path.slice(SUBPATH.length);
  if (!path.startsWith('.')) return null;
  const target = posix.join(posix.dirname(file), path);
  return target.startsWith('..') ? null : target;
}

/**
 * The reason why an import is forbidden; null when it is allowed.
 *
 * @param {string} file the importing file, relative to the folder of the hub's code
 * @param {string} specifier the import specifier
 * @param {Rooms} rooms
 */
export function refusal(file, specifier, { platform, features }) {
  if (/^(\.\.\/){2,}/.test(specifier)) return `it climbs more than one folder: write ${SUBPATH}…`;
  const target = targetOf(file, specifier);
  if (target === null) return null;
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === to) return null;
  if (specifier.startsWith('.') && from !== '') return `it leaves ${from}: write ${SUBPATH}…`;
  if (from === '' || from === 'routes') return null;
  if (to === '' || to === 'routes') return `${from} must not import code that imports it`;
  if (from.startsWith('platform/')) return fromPlatform(from, to, platform);
  if (to.startsWith('platform/')) return null;
  return betweenFeatures(from, to, target, features);
}

/**
 * @param {string} from importing room of platform
 * @param {string} to imported room
 * @param {readonly string[]} platform
 */
function fromPlatform(from, to, platform) {
  if (!to.startsWith('platform/')) return `platform must not import a feature (${to})`;
  const place = (/** @type {string} */ room) => platform.indexOf(room.slice('platform/'.length));
  const unlisted = [to, from].find((room) => place(room) === -1);
  if (unlisted !== undefined) return `${unlisted} is not in apps/hub/rooms.mjs`;
  return place(to) < place(from)
    ? null
    : `${from} must not import ${to}, which is not before it in apps/hub/rooms.mjs`;
}

/**
 * @param {string} from room of the importing feature
 * @param {string} to room of the imported feature
 * @param {string} target the imported file
 * @param {Features} features
 */
function betweenFeatures(from, to, target, features) {
  const name = (/** @type {string} */ room) => room.slice('features/'.length);
  if (!features[name(from)]?.uses.includes(name(to))) {
    return `${name(from)} does not list ${name(to)} in apps/hub/rooms.mjs`;
  }
  const module = target.slice(to.length + 1);
  return features[name(to)]?.index.includes(module)
    ? null
    : `${module} is not in the index of ${name(to)} (apps/hub/rooms.mjs)`;
}
