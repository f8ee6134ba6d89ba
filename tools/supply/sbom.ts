import { closureOf, nameOf, readLock } from './lock.ts';
import { licenceOf } from './licences.ts';

/**
 * The workspaces whose packages are shipped: the hub, its own service, and the root, which depends
 * on Node.
 */
export const SHIPPED = ['apps/hub', 'apps/hub-service', ''];

/**
 * The bill of materials of the shipped packages (CycloneDX 1.5). The same lock file produces the
 * same text.
 */
export function sbom(): object {
  const components = [...closureOf(SHIPPED, readLock())].map(([path, locked]) => {
    const name = nameOf(path, locked);
    const { version = '', integrity = '' } = locked;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const [algorithm, digest = ''] = integrity.split('-');
    return {
      type: 'library',
      'bom-ref': `${purl}#${path}`,
      name,
      version,
      purl,
      licenses: [{ license: { name: licenceOf(name, locked) } }],
      hashes: [
        {
          alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'applicant-hub' } },
    components,
  };
}
