import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [
  { title: 'Hello' },
  { name: 'description', content: 'A Remix app that says hello.' },
];

export default function Index() {
  return <h1>Hello, world</h1>;
}
