import { sbom } from './sbom.ts';

process.stdout.write(`${JSON.stringify(sbom(), undefined, 2)}\n`);
