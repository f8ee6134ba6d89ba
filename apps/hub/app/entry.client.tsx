import { RemixBrowser } from '@remix-run/react';
import { hydrateRoot } from 'react-dom/client';
import { leaveToBrowser } from './shell/early-events.ts';

// In one go, not as a transition: the page is either plain HTML or an app, and nothing in between.
leaveToBrowser();
hydrateRoot(document, <RemixBrowser />);
