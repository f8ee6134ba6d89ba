import { createContext, useContext } from 'react';
import { useNonce } from '#app/platform/browser/page/nonce.ts';

export const StartScriptContext = createContext('');

/** Code that Vite needs before the hub's own modules, in development. */
const DEVELOPMENT =
  'import "/@id/__x00__virtual:remix/inject-hmr-runtime"; import "/@vite/client";';

export function StartScript() {
  const nonce = useNonce();
  const src = useContext(StartScriptContext);
  return (
    <>
      {import.meta.env.DEV && (
        <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: DEVELOPMENT }} />
      )}
      <script type="module" nonce={nonce} src={src} />
    </>
  );
}
