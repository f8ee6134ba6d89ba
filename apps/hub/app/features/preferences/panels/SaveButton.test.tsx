import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveButton } from './SaveButton.tsx';

const noop = () => undefined;

const show = (isBusy: boolean, obstacle: string | null = null) =>
  renderToStaticMarkup(
    <SaveButton panel="study-support" isBusy={isBusy} obstacle={obstacle} onRefused={noop} />,
  );

it('[PRF-6] the button shows that its panel is being sent, and is enabled otherwise', () => {
  expect(show(true)).toMatch(/<button(?=[^>]*aria-disabled="true")[^>]*>.*Saving/s);
  expect(show(false)).not.toContain('aria-disabled');
  expect(show(false)).not.toContain('Saving');
});

it('[PRF-27] the button shows the reason why its panel cannot be saved', () => {
  expect(show(false, 'Choose a country')).toMatch(
    /<button(?=[^>]*aria-describedby="study-support-obstacle").*id="study-support-obstacle".*Choose a country/s,
  );
});
