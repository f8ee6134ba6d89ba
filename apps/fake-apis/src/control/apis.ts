import { controlEndpoint, type ControlContext } from './context.ts';

export const apiEndpoints = ({ apis }: ControlContext) => [
  controlEndpoint({
    method: 'GET',
    path: '/apis',
    respond: () => ({ apis: apis.map(({ name }) => name) }),
  }),
];
