import { createContext, useContext } from 'react';
import { useNonce } from '#app/platform/browser/nonce.ts';

/** The address of the script that makes islands live. */
export const StartScriptContext = createContext('');

/** What Vite needs before a module of ours, in development. */
const DEVELOPMENT =
  'import "/@id/__x00__virtual:remix/inject-hmr-runtime"; import "/@vite/client";';

/** The one script that a page begins with. */
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
