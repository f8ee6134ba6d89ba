import type { Examples } from '../src/examples.ts';
import { exampleId } from './example-id.ts';

const modules = import.meta.glob<{ examples: Examples }>('../src/*/*.examples.tsx', {
  eager: true,
});

export const examples = Object.entries(modules).flatMap(([path, module]) => {
  const component = path.replace(/^.*\/(.+)\.examples\.tsx$/, '$1');
  return Object.entries(module.examples).map(([name, element]) => ({
    id: exampleId(component, name),
    component,
    element,
  }));
});
