import { html, raw } from 'hono/html';
import type { PageParts } from '../html/page.ts';
import { personas } from '../personas/personas.ts';

interface SignInForm {
  /** Path of the page; its form is posted there too. */
  path: string;
  username: string;
  password: string;
  /** Error from the last attempt. */
  problem: string | null;
  /** Possible origins of the hub. The browser returns to the hub after a sign-in. */
  hubOrigins: readonly string[];
}

/** The hub's logo, because this page is the entry to the hub. */
const mark = raw(
  '<svg viewBox="0 0 28 28" width="32" height="32" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#3d2fc4"/><g fill="none" stroke-width="3.5" transform="rotate(-115 14 14)"><path d="M20.25 14a6.25 6.25 0 0 1-12.5 0" stroke="#ffb822"/><path d="M7.75 14a6.25 6.25 0 0 1 12.5 0" stroke="#fff" stroke-opacity=".4"/></g></svg>',
);

/**
 * The sign-in page. Each link in its list of personas fills in the form on the server, without
 * scripts.
 */
export function signInPage({
  path,
  username,
  password,
  problem,
  hubOrigins,
}: SignInForm): PageParts {
  const isWrong = problem !== null;
  return {
    title: isWrong ? 'Error: sign in' : 'Sign in',
    formOrigins: hubOrigins,
    body: html`
      <p class="brand">${mark} Your Hub</p>
      <form class="sign-in" method="post" action="${path}">
        <h1>Sign in</h1>
        <p class="quiet">To see your applications, your favourites and your dates.</p>
        ${isWrong ? html`<p class="wrong" id="problem" role="alert">${problem}</p>` : ''}
        <label for="username">Username</label>
        <input
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          ${isWrong ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          value="${password}"
          autocomplete="current-password"
          required
          ${isWrong ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        <button type="submit">Sign in</button>
      </form>

      <details class="fold">
        <summary>Try it as one of ${personas.length} made-up people</summary>
        <p class="quiet">
          This page stands in for the identity service of the hub; the people are made up. Choose
          one to fill in the form. Every password is “password”.
        </p>
        <ul class="people">
          ${personas.map(
            ({ id, name, lastName, situation }) => html`
              <li>
                <a
                  href="${path}?username=${id}"
                  ${id === username ? html`aria-current="true"` : ''}
                >
                  <span class="id">${id}</span>
                  <span class="name">${name} ${lastName}</span>
                  <span class="situation">${situation}</span>
                </a>
              </li>
            `,
          )}
        </ul>
      </details>
    `,
  };
}

export function errorPage(description: string, hubOrigin: string | undefined): PageParts {
  return {
    title: 'Sign-in problem',
    body: html`
      <h1>That did not work</h1>
      <p>The identity service could not go on: ${description}.</p>
      ${hubOrigin === undefined ? '' : html`<p><a href="${hubOrigin}/">Back to the hub</a></p>`}
    `,
  };
}

export function signedOutPage(): PageParts {
  return { title: 'Signed out', body: html`<h1>You are signed out</h1>` };
}
