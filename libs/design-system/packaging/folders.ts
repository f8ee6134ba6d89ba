import path from 'node:path';

export const DESIGN_SYSTEM = path.join(import.meta.dirname, '..');
export const SOURCE = path.join(DESIGN_SYSTEM, 'src');
