import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveButton } from './SaveButton.tsx';

const noop = () => undefined;

const show = (isBusy: boolean, obstacle: string | null = null) =>
  renderToStaticMarkup(
    <SaveButton panel="study-support" isBusy={isBusy} obstacle={obstacle} onRefused={noop} />,
  );

it('[PRF-6] while a panel is sent its button says so, and otherwise it can be pressed', () => {
  expect(show(true)).toMatch(/<button(?=[^>]*aria-disabled="true")[^>]*>.*Saving/s);
  expect(show(false)).not.toContain('aria-disabled');
  expect(show(false)).not.toContain('Saving');
});

it('[PRF-27] while it cannot be saved the button says why', () => {
  expect(show(false, 'Choose a country')).toMatch(
    /<button(?=[^>]*aria-describedby="study-support-obstacle").*id="study-support-obstacle".*Choose a country/s,
  );
});
