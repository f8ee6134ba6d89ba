import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from './RequiredLabel.css.ts';

/**
 * The questions of a page. CSS shows follow-up questions without a script. A browser without
 * `:has()` shows all questions. The rules are in `askedFields`, and these selectors repeat its
 * conditions for the browser.
 */
export const questionsOf = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

/** Shown only while one of the selectors matches an element in the questions. */
const shownWith = (...selectors: string[]) =>
  style({
    '@supports': {
      'selector(:has(a))': {
        selectors: {
          [`${questionsOf}:not(:has(${selectors.join(', ')})) &`]: { display: 'none' },
        },
      },
    },
  });

const yes = (name: string) => `[name="${name}"][value="Yes"]:checked`;
const method = (value: string) => `[name="contactMethod"][value="${value}"]:checked`;

const optIns = ['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses'].map(yes);

export const anyOptIn = shownWith(...optIns);
/** Wraps a question that is always shown, and is required while any opt-in is ticked. */
export const requiredWithOptIn = style({});
globalStyle(`${questionsOf}:not(:has(${optIns.join(', ')})) ${requiredWithOptIn} ${mark}`, {
  '@supports': { 'selector(:has(a))': { display: 'none' } },
});

export const genderOptIn = shownWith(...['offers', 'surveys', 'careersInfo'].map(yes));
export const textMessages = shownWith(method('SMS'), method('All'));
export const address = shownWith(method('Post'), method('All'), yes('tailoredInfo'));

export const joined = shownWith(yes('talentPoolJoin'));

export const inUk = shownWith(
  '[name="userCountry"] > [value="United Kingdom"]:checked',
  '[name="userCountry"] > [value=""]:checked',
);
