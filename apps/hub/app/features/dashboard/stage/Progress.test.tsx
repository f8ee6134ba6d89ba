import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Progress } from './Progress.tsx';

const html = (profile: number | null) =>
  renderToStaticMarkup(<Progress stage={null} profile={profile} todo={{ done: 2, total: 10 }} />);

it('[SH-49] the progress of the profile is shown out of six', () => {
  expect(html(4)).toContain('4 out of 6');
});

it('[SH-49][AMB-119] an unknown profile is not shown as empty', () => {
  expect(html(null)).not.toContain('out of 6');
  expect(html(null)).toContain('10');
});
