import { layOutLater } from './far-parts.ts';
import { useNonce } from '#app/platform/browser/nonce.ts';

/** Before what begins below the first screen, in a page that is long. */
export function FarParts() {
  const nonce = useNonce();
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: layOutLater }} />;
}
