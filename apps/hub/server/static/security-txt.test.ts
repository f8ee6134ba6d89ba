import { afterEach, describe, expect, it } from 'vitest';
import { EXPIRES } from './security-txt.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let hub: RunningHub | undefined;
afterEach(() => hub?.close());

describe('/.well-known/security.txt', () => {
  it('security.txt contains the contact for vulnerabilities and an expiry date', async () => {
    hub = await startHub({
      config: {
        publicUrl: 'https://hub.example',
        securityContact: 'mailto:security@hub.example',
      },
    });
    const { status, headers, body } = await hub.send('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@hub.example',
      `Expires: ${EXPIRES}`,
      'Preferred-Languages: en, cy',
      'Canonical: https://hub.example/.well-known/security.txt',
      '',
    ]);
  });

  it('security.txt does not exist if no contact is configured', async () => {
    hub = await startHub({ config: { securityContact: null } });
    const { body } = await hub.send('/.well-known/security.txt');
    expect(body).not.toContain('Contact');
  });

  it('security.txt expires in 30 to 365 days', () => {
    const days = (Date.parse(EXPIRES) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(365);
  });
});
