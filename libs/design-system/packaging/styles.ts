import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';

/** The layers of the package, as far as a rule or a statement names them. */
const layersOf = (node: ChildNode): string[] =>
  node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [];

/** Nothing refers to them but by a name that was made for them, so they need no layer. */
const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';

const isStatement = (node: ChildNode) => node.type === 'atrule' && node.nodes === undefined;

/** Whatever is in a component, and the component itself; it weighs nothing. */
const INSIDE = ':where([data-component],[data-component] *)';
/** Components that are in no other. A link and an icon have the text that they stand in. */
const OUTERMOST =
  '[data-component]:not([data-component] *,[data-component=link],[data-component=icon])';

/** What a selector becomes where the page belongs to somebody else. */
function narrowed(selector: string, layer: string): string[] {
  if (/\.ds|\[data-component/.test(selector)) return [selector];
  if (selector.startsWith('[data-theme]')) return ['[data-theme]:not(html)'];
  // The text of the page is that of each component; its edges are nobody's.
  if (selector === 'body') return layer === 'ds.base' ? [OUTERMOST] : [];
  if (/^(html|:target|::selection)/.test(selector)) return [];
  const [, element = '', pseudo = ''] =
    /^(.*?)(:?:(?:before|after)|::[\w-]+)?$/.exec(selector) ?? [];
  return [`${element}${INSIDE}${pseudo}`];
}

/**
 * The same stylesheet for a page that is not the design system's: what it says of any element is said
 * of those in components, and nothing of the page itself.
 */
function componentsOnly(rules: readonly ChildNode[]): ChildNode[] {
  const { nodes }: Root = postcss.parse(
    rules.map((rule) => rule.toString()).join('') +
      '@layer ds.base{[data-component],[data-theme]:not(html){color-scheme:var(--ds-scheme)}}',
  );
  for (const part of nodes) {
    const [layer] = layersOf(part);
    if (layer === undefined || part.type !== 'atrule') continue;
    if (layer === 'ds.tokens') {
      // A scheme of the page itself would colour its canvas and its scrollbars.
      part.walkDecls('color-scheme', (scheme) => void (scheme.prop = '--ds-scheme'));
      continue;
    }
    part.walkRules((rule) => {
      const selectors = rule.selectors.flatMap((selector) => narrowed(selector, layer));
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
      if (selectors.includes(OUTERMOST)) {
        rule.walkDecls('min-block-size', (height) => void height.remove());
      }
    });
    part.walkAtRules((condition) => {
      if (condition.nodes?.length === 0) condition.remove();
    });
  }
  return nodes.filter((node) => !('nodes' in node) || node.nodes?.length !== 0);
}

/**
 * Gives `styles.css` one first line with the order of the layers, and writes beside it what an app
 * may want alone: `layers.css`, that line, `tokens.css`, the variables of every theme, and
 * `components.css`, all but the styles of the page.
 */
export function finishStyles(folder: string): void {
  const file = path.join(folder, 'styles.css');
  const { nodes } = postcss.parse(readFileSync(file, 'utf8'));
  const order = [...new Set(nodes.filter(isStatement).flatMap(layersOf))];
  const rules = nodes.filter((node) => !isStatement(node));
  const stray = rules.find((rule) => layersOf(rule).length !== 1 && !isKeyframes(rule));
  if (stray) throw new Error(`This rule of the stylesheet is in no layer: ${stray.toString()}`);

  const write = (name: string, chosen: readonly ChildNode[]) => {
    const css = chosen.map((rule) => rule.toString()).join('');
    writeFileSync(path.join(folder, name), `@layer ${order.join(', ')};\n${css && `${css}\n`}`);
  };
  write('styles.css', rules);
  write(
    'tokens.css',
    rules.filter((rule) => layersOf(rule)[0] === 'ds.tokens'),
  );
  write('layers.css', []);
  write('components.css', componentsOnly(rules));
}
