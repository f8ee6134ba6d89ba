import { viewTransition } from '#app/platform/server/http/view-transition.ts';

/**
 * Makes the browser animate the change to the next page. The style is inline, because a browser
 * that checks for it before the stylesheet has loaded would skip the transition and report an
 * error.
 */
export const ViewTransition = () => <style dangerouslySetInnerHTML={{ __html: viewTransition }} />;
