import { renderToStaticMarkup } from 'react-dom/server';
import { HeldDataDocument, type HeldDataDocumentProps } from './HeldDataDocument.server.tsx';
import type { HeldData } from './held-data.server.ts';

export const htmlFile = (held: HeldData, props: Omit<HeldDataDocumentProps, 'held'>): string =>
  `<!doctype html>\n${renderToStaticMarkup(<HeldDataDocument held={held} {...props} />)}\n`;
