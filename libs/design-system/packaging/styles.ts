import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';

/** The cascade layers that an `@layer` block or statement names; empty for other nodes. */
const layersOf = (node: ChildNode): string[] =>
  node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [];

/** Keyframes need no layer, because only their generated name refers to them. */
const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';

const isStatement = (node: ChildNode) => node.type === 'atrule' && node.nodes === undefined;

/** Any component, or any element inside a component, with zero specificity. */
const INSIDE = ':where([data-component],[data-component] *)';
/** Outermost components, except links and icons, which inherit the text style around them. */
const OUTERMOST =
  '[data-component]:not([data-component] *,[data-component=link],[data-component=icon])';

/** Restricts a selector to components, for pages that are not built with the design system. */
function narrowed(selector: string, layer: string): string[] {
  if (/\.ds|\[data-component/.test(selector)) return [selector];
  if (selector.startsWith('[data-theme]')) return ['[data-theme]:not(html)'];
  // Each outermost component receives the text style of the body. The margins of the body are
  // dropped.
  if (selector === 'body') return layer === 'ds.base' ? [OUTERMOST] : [];
  if (/^(html|:target|::selection)/.test(selector)) return [];
  const [, element = '', pseudo = ''] =
    /^(.*?)(:?:(?:before|after)|::[\w-]+)?$/.exec(selector) ?? [];
  return [`${element}${INSIDE}${pseudo}`];
}

/**
 * The stylesheet for a host page: element rules apply only inside components, and page rules are
 * removed.
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
      // A `color-scheme` on the page would change the colours of its canvas and scrollbars.
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
 * Adds the layer order as the first line of `styles.css`, and writes the partial stylesheets:
 * `layers.css` (that line), `tokens.css` (the variables of every theme) and `components.css` (all
 * styles except the styles of the page).
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
