import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { Guide } from '#src/guide.ts';
import { howItWorks, whenToUse } from './guide.ts';
import { nativeProps } from './native-props.ts';

interface Parameters {
  readonly guide: Guide;
  readonly components: Readonly<Record<string, ComponentType>>;
}

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, components } = preparedMeta.parameters as Parameters;
  return (
    <>
      <Title />
      <Description />
      <Markdown>{whenToUse(guide)}</Markdown>
      <Stories title="Examples" />
      <Markdown>{howItWorks(guide)}</Markdown>
      <Heading>Props</Heading>
      {Object.entries(components).map(([name, component]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Description of={component} />
          <ArgTypes of={component} />
          <Markdown>{nativeProps(component)}</Markdown>
        </section>
      ))}
    </>
  );
}
