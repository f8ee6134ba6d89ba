import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';

/** The layers of the package, as far as a rule or a statement names them. */
const layersOf = (node: ChildNode): string[] =>
  node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [];

/** Nothing refers to them but by a name that was made for them, so they need no layer. */
const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';

const isStatement = (node: ChildNode) => node.type === 'atrule' && node.nodes === undefined;

/**
 * Gives `styles.css` one first line with the order of the layers, and writes beside it what an app
 * may want alone: `layers.css`, that line, and `tokens.css`, the variables of every theme.
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
}
