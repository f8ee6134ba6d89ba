import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** The Applications screen was a hash route once; old bookmarks still carry it (AMB-26). */
const legacyHashes: Partial<Record<string, string>> = {
  '#/application': '/dashboard/application',
};

/** Sends a legacy hash route to its path. A server never sees the hash, so this needs a script. */
export function useLegacyHashRoutes(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const target = legacyHashes[window.location.hash];
    if (target) navigate(target, { replace: true });
  }, [navigate]);
}
