import { state, type States } from '../../states/states.ts';
import { pageStateChange, type PageStates } from './page-state.ts';

export const contentStates = (states: PageStates): States => ({
  'page state is published': state(pageStateChange, (account, fields) => {
    states.change(account, fields);
  }),
});
