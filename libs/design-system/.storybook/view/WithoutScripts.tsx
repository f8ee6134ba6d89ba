import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { applySettings, type Settings } from './apply-settings.ts';

export interface WithoutScriptsProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** The stylesheets of this page, copied into the frame's document. */
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
 * Shows the server-rendered HTML in a frame without scripts, as users without JavaScript see it.
 */
export function WithoutScripts({ settings, children }: WithoutScriptsProps) {
  const [height, setHeight] = useState(0);
  const show = (document: Document) => {
    applySettings(settings, document.documentElement);
    setHeight(document.documentElement.scrollHeight);
  };
  return (
    <iframe
      // The frame loads its page only once, so changed settings need a new frame.
      key={`${settings.theme} ${settings.textSize}`}
      className="without-scripts"
      title="The example without JavaScript"
      height={height}
      // The frame has the same origin, so that tests can measure it. It does not have
      // `allow-scripts`.
      sandbox="allow-same-origin"
      // A frame may not take focus on load: the browser would log an error.
      srcDoc={page(renderToString(children).replaceAll(' autofocus=""', ''))}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) show(contentDocument);
      }}
    />
  );
}
