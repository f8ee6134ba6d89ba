import { html } from 'hono/html';
import type { ApplyResponse } from '#src/apis/apply/response.ts';
import type { Decision, TrackResponse } from '#src/apis/tracking/response.ts';
import type { Html, PageParts } from '#src/html/page.ts';
import { canConfirm, decisionsOn, repliesTo, type Step } from './steps.ts';
import { referenceOf, sections, writingSteps } from './writing.ts';

export interface PageOf {
  /** Path of the page; its forms are posted there too. */
  path: string;
  year: number;
  /** Target of the link back; null when the hub is unknown. */
  hub: string | null;
}

const wayBack = ({ hub }: PageOf): Html | string =>
  hub === null ? '' : html`<p><a href="${hub}">Back to the hub</a></p>`;

const demonstration = html`
  <p class="quiet">
    This page replaces another system. Here you also decide for the universities, so that you can
    see how the hub changes.
  </p>
`;

const button = (step: string, label: string, about?: string): Html => html`
  <button class="small" name="step" value="${step}">
    ${label}${about === undefined ? '' : html`<span class="hidden"> ${about}</span>`}
  </button>
`;

export const applyPage = (of: PageOf, application: ApplyResponse | null): PageParts => ({
  title: `Apply for ${of.year}`,
  body: html`
    <h1>Your application for ${of.year}</h1>
    ${demonstration}
    ${
      application === null
        ? html`<p>You have not started an application for this year.</p>`
        : progress(application)
    }
    <form method="post" action="${of.path}" class="plain">
      ${writingSteps(application).map(({ id, label }) => button(id, label))}
    </form>
    ${wayBack(of)}
  `,
});

function progress(application: ApplyResponse): Html {
  const { percentComplete } = application.applicationStatusData;
  const reference = referenceOf(application);
  return html`
    <ol class="sections">
      ${sections.map(
        ({ name, percent }) => html`
          <li>${name}: ${percent <= percentComplete ? 'complete' : 'to do'}</li>
        `,
      )}
      ${reference === 'not needed' ? '' : html`<li>Reference: ${reference}</li>`}
    </ol>
  `;
}

export function trackPage(of: PageOf, application: TrackResponse): PageParts {
  const choices = application.applicationDecisions ?? [];
  return {
    title: `Track ${of.year}`,
    body: html`
      <h1>Your choices for ${of.year}</h1>
      ${demonstration}
      <form method="post" action="${of.path}" class="plain">
        <ol class="choices">
          ${choices.map((decision, position) => oneChoice(application, decision, position))}
        </ol>
        ${
          canConfirm(application)
            ? html`<h2>Results day</h2>
                ${button('results-met', 'Your firm choice confirms your place')}
                ${button('results-missed', 'Your firm choice does not take you')}`
            : ''
        }
      </form>
      ${wayBack(of)}
    `,
  };
}

function oneChoice(application: TrackResponse, decision: Decision, position: number): Html {
  const university = decision.institutionName ?? 'an unnamed university';
  const course = decision.courseName ?? 'an unnamed course';
  const about = `for ${course}, ${university}`;
  const buttons = (question: string, steps: readonly Step[]) =>
    steps.length === 0
      ? ''
      : html`<p class="quiet">${question}</p>
          ${steps.map(({ code, label }) => button(`${position}-${code}`, label, about))}`;
  return html`
    <li>
      <strong>${university}</strong><br />${course}: ${decision.choiceStatus}
      ${buttons('What does the university or college decide?', decisionsOn(decision))}
      ${buttons('What do you reply?', repliesTo(decision, application))}
    </li>
  `;
}

export const signedOutPage = (of: PageOf): PageParts => ({
  title: 'Your application',
  body: html`
    <h1>Your application</h1>
    <p>Sign in to the hub, and follow its link to this page, which then shows your application.</p>
    ${wayBack(of)}
  `,
});
