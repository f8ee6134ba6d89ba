import type { ComponentType } from 'react';

interface Documented {
  readonly __docgenInfo?: {
    readonly props: Readonly<Record<string, { readonly parent?: { readonly name: string } }>>;
  };
}

const ELEMENTS = 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements';
const ANY_ELEMENT = 'https://react.dev/reference/react-dom/components/common';

/**
 * Link to the documentation of a prop that React's types declare; undefined for a prop that this
 * package declares.
 */
function sourceOf(type: string): string | undefined {
  const [, name] = /^(\w*)HTMLAttributes$/.exec(type) ?? [];
  if (name === undefined) return undefined;
  if (name === '') return `[any element](${ANY_ELEMENT})`;
  // React names the attribute types after the element, except for the link element.
  const element = name === 'Anchor' ? 'a' : name.toLowerCase();
  return `[\`${element}\`](${ELEMENTS}/${element})`;
}

/** Lists a component's native props with links to their documentation, in Markdown. */
export function nativeProps(component: ComponentType): string {
  const props = Object.entries((component as Documented).__docgenInfo?.props ?? {});
  const native = new Map<string, string[]>();
  for (const [prop, { parent }] of props) {
    const source = sourceOf(parent?.name ?? '');
    if (source !== undefined) native.set(source, [...(native.get(source) ?? []), prop]);
  }
  return [
    ...[...native].map(
      ([source, names]) => `${names.map((name) => `\`${name}\``).join(', ')}: as of ${source}.`,
    ),
    'Besides: `ref`, `id`, `lang`, `dir`, `title`, `hidden`, `translate`, `role`, `tabIndex`, `aria-…`, `data-…` and all events, as far as the component does not set them itself.',
  ].join('\n\n');
}
