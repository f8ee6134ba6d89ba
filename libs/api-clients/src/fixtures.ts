export { applyApplication } from './apply/fixtures.ts';
export { pageState } from './content/fixtures.ts';
export { hubUser } from './identity/fixtures.ts';
export { trackedApplication } from './tracking/fixtures.ts';
