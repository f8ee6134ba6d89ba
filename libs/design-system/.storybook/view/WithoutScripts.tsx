import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { applySettings, type Settings } from './apply-settings.ts';

export interface WithoutScriptsProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** The stylesheets of this page, for a page of their own. */
const stylesheets = () =>
  [...document.querySelectorAll('link[rel="stylesheet"], style[data-vite-dev-id]')]
    .map((sheet) => sheet.outerHTML)
    .join('');

const page = (body: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${stylesheets()}</head>
<body class="padded">${body}</body>
</html>`;

/**
 * What the server sends, in a frame where no script runs: it is all that somebody without scripts
 * has, and it works.
 */
export function WithoutScripts({ settings, children }: WithoutScriptsProps) {
  const [height, setHeight] = useState(0);
  const show = (document: Document) => {
    applySettings(settings, document.documentElement);
    setHeight(document.documentElement.scrollHeight);
  };
  return (
    <iframe
      // A page is loaded once: other settings are another page.
      key={`${settings.theme} ${settings.textSize}`}
      className="without-scripts"
      title="The example without JavaScript"
      height={height}
      // Of this origin, so that it may be measured; without `allow-scripts`.
      sandbox="allow-same-origin"
      // A frame may not take focus by itself, and says so in the console.
      srcDoc={page(renderToString(children).replaceAll(' autofocus=""', ''))}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) show(contentDocument);
      }}
    />
  );
}
