import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from './RequiredLabel.css.ts';

/**
 * The questions of a page. Those that follow from an answer are shown with it, without a script; a
 * browser that does not know :has() shows them all. What is asked is decided by `askedFields`:
 * these are its conditions as the browser sees them.
 */
export const questionsOf = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

/** Shown only while one of the selectors matches something among the questions. */
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
/** Around a question that is always asked, and cannot be left open while anything is opted in to. */
export const requiredWithOptIn = style({});
globalStyle(`${questionsOf}:not(:has(${optIns.join(', ')})) ${requiredWithOptIn} ${mark}`, {
  '@supports': { 'selector(:has(a))': { display: 'none' } },
});

export const genderOptIn = shownWith(...['offers', 'surveys', 'careersInfo'].map(yes));
export const textMessages = shownWith(method('SMS'), method('All'));
export const address = shownWith(method('Post'), method('All'), yes('tailoredInfo'));

export const joined = shownWith(yes('talentPoolJoin'));

/** Not for a country that is another one. */
export const inUk = shownWith(
  '[name="userCountry"] > [value="United Kingdom"]:checked',
  '[name="userCountry"] > [value=""]:checked',
);
