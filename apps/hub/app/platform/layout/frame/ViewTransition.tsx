import { viewTransition } from '#app/platform/server/http/view-transition.ts';

/**
 * Lets the browser animate the change to the next page. It is inline in the page: a browser that
 * checks before the stylesheet has loaded would skip the transition, and report an error.
 */
export const ViewTransition = () => <style dangerouslySetInnerHTML={{ __html: viewTransition }} />;
