import browserslist from 'browserslist';
import postcss from 'postcss';
import { features } from 'web-features';

/** The browsers' names in `browserslist`, with their names in MDN's data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type Browser = (typeof names)[keyof typeof names];

/** For each browser, the lowest version in which everything works. */
export type Lowest = ReadonlyMap<Browser, number>;

export function lowestVersions(): Lowest {
  const lowest = new Map<Browser, number>();
  for (const browser of browserslist()) {
    const [name = '', version = ''] = browser.split(' ');
    const known = names[name as keyof typeof names];
    const [first = ''] = version.split('-');
    lowest.set(known, Math.min(lowest.get(known) ?? Infinity, Number.parseFloat(first)));
  }
  return lowest;
}

type Support = Readonly<Partial<Record<Browser, string>>>;

/**
 * For each feature, by its key in MDN's data, the first version of each browser that supports it.
 */
const supports = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

/** Whether a browser lacks a feature. A feature that MDN does not list counts as supported. */
function isMissing(key: string, lowest: Lowest): boolean {
  const support = supports.get(key);
  if (support === undefined) return false;
  return [...lowest].some(([browser, version]) => {
    const first = support[browser]?.replace('≤', '');
    return first === undefined || Number.parseFloat(first) > version;
  });
}

const namedIn = (keys: RegExp): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const key of supports.keys()) {
    const name = keys.exec(key)?.groups?.['name'];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
};

const methods = namedIn(/^(?:api|javascript\.builtins)\..+\.(?<name>[a-z]\w*?)(?:_static)?$/i);
const cssFunctions = namedIn(/^css\.types\..*?(?<name>[a-z][a-z-]*)$/);

/**
 * Matches a method call, with its owner if that is a global such as `Object`. Minified names are
 * shorter than three letters.
 */
const CALL = /(?:\b(?<owner>[A-Z]\w+))?\.(?<name>at|[A-Za-z]\w{2,})\(/g;

/**
 * The methods that a script calls and a browser lacks. The type of an object is unknown, so its
 * method counts as missing only if no interface of the browser has a method with that name. A
 * guarded call (`?.(`) does not count.
 */
export function missingMethods(script: string, lowest: Lowest): string[] {
  const missing = new Set<string>();
  for (const { groups } of script.matchAll(CALL)) {
    const { owner, name = '' } = groups ?? {};
    const statics = [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`];
    if (owner !== undefined && statics.some((key) => supports.has(key))) {
      if (statics.some((key) => isMissing(key, lowest))) missing.add(`${owner}.${name}`);
    } else if (methods.get(name)?.every((key) => isMissing(key, lowest))) missing.add(name);
  }
  return [...missing];
}

const units: Readonly<Record<string, string>> = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
  lh: 'lh',
  rl: 'rlh',
};

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * The keys of all features that a stylesheet uses and a browser lacks. Keywords of properties are
 * not checked.
 */
export function missingStyles(css: string, lowest: Lowest): string[] {
  const keys = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') {
      keys.add(`css.at-rules.${node.name}`);
      if (node.name !== 'media') return;
      for (const name of all(node.params, /\(([a-z-]+)/g)) keys.add(`css.at-rules.media.${name}`);
      if (/[<>]/.test(node.params)) keys.add('css.at-rules.media.range_syntax');
    }
    if (node.type === 'rule') {
      for (const name of all(node.selector, /::?([a-z-]+)/g)) keys.add(`css.selectors.${name}`);
    }
    if (node.type === 'decl') {
      keys.add(`css.properties.${node.prop}`);
      for (const unit of all(node.value, /\d(cq|[dls]v|r?lh)[a-z]*\b/g))
        keys.add(`css.types.length.${units[unit.slice(0, 2)] ?? unit}`);
      for (const name of all(node.value, /([a-z-]+)\(/g)) {
        const known = cssFunctions.get(name) ?? [];
        if (known[0] && known.every((key) => isMissing(key, lowest))) keys.add(known[0]);
      }
    }
  });
  return [...keys].filter((key) => isMissing(key, lowest));
}
