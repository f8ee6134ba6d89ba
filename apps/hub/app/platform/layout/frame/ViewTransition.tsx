import { viewTransition } from '#app/platform/server/http/view-transition.ts';

/**
 * Lets the browser show the way from one page to the next. It stands in the page itself: a browser
 * that looks before the stylesheet is there would take it for a no, and report an error.
 */
export const ViewTransition = () => <style dangerouslySetInnerHTML={{ __html: viewTransition }} />;
