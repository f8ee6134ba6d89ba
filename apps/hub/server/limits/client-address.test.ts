import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const direct = { publicUrl: 'http://127.0.0.1:3000', trustProxyHops: 0 };
const behindProxy = { publicUrl: 'https://hub.example', trustProxyHops: 1 };

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s, which is the network for an IPv6 address', (ip, counted) => {
  expect(clientAddress({ ip }, direct)).toBe(counted);
  expect(clientAddress({ ip }, behindProxy)).toBe(counted);
});

it('the address is unknown behind a proxy that is not configured', () => {
  expect(clientAddress({ ip: '10.0.0.1' }, { ...behindProxy, trustProxyHops: 0 })).toBeNull();
  expect(clientAddress({ ip: undefined }, direct)).toBeNull();
});
