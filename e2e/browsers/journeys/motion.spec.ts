import { expect, test } from '../test.ts';

test(
  'nothing on the dashboard moves for an applicant who prefers reduced motion',
  { tag: '@scripts' },
  async ({ tab, signIn }) => {
    await signIn('placed');
    await tab.css('[data-tile]').first().appears();
    const motion = await tab.run(
      () => ({
        isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
        moving: document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className),
      }),
      null,
    );
    expect(motion).toEqual({ isReduced: true, moving: [] });
  },
);
