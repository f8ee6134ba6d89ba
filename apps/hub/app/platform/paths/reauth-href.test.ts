import { expect, it } from 'vitest';
import { reauthHref } from './reauth-href.ts';

it('[SH-31][AMB-27] signing in again returns to the path and the hash', () => {
  const href = reauthHref({ pathname: '/dashboard', search: '?a=1', hash: '#feed' });
  expect(href).toBe('/account/reauth?auth=redirect&returnUrl=%2Fdashboard%3Fa%3D1%23feed');
});
