import { useContext } from 'react';
import { prefetchRules } from '#app/platform/paths/prefetch.ts';
import { BackGuardContext } from './BackGuard.tsx';
import { useNonce } from '#app/platform/browser/page/nonce.ts';

export function PrefetchRules() {
  const nonce = useNonce();
  if (useContext(BackGuardContext) === null) return null;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetchRules) }}
    />
  );
}
