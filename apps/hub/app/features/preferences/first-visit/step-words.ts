import { m } from '@applicant-hub/copy';
import type { OnboardingStep } from '@applicant-hub/domain';

interface StepWords {
  readonly heading: () => string;
  /** Explains why the page has these questions. */
  readonly explanation: () => string;
}

export const stepWords: Readonly<Record<OnboardingStep, StepWords>> = {
  course: { heading: m.onboarding_heading, explanation: m.onboarding_explanation },
  routes: {
    heading: m.onboarding_routes_heading,
    explanation: m.onboarding_routes_explanation,
  },
  interests: {
    heading: m.onboarding_interests_heading,
    explanation: m.onboarding_interests_explanation,
  },
  home: { heading: m.onboarding_home_heading, explanation: m.onboarding_home_explanation },
  support: {
    heading: m.onboarding_support_heading,
    explanation: m.onboarding_support_explanation,
  },
  contact: {
    heading: m.onboarding_contact_heading,
    explanation: m.onboarding_contact_explanation,
  },
  alerts: { heading: m.onboarding_alerts_heading, explanation: m.onboarding_alerts_explanation },
};
