import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

hydrateRoot(document.getElementById('app'), h(App));
