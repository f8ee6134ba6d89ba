import { type ApplyFacts, type ApplyWay, isUndergraduate } from './apply-facts.ts';
import type * as tile from '#messages/tile.ts';

type Condition = (facts: ApplyFacts) => boolean;

const isOpen =
  (way: ApplyWay): Condition =>
  ({ closed }) =>
    !closed.includes(way);

/** A condition for a route that conservatoires and postgraduate courses do not have. */
const isOwnWay =
  (way: ApplyWay): Condition =>
  (facts) =>
    isUndergraduate(facts) && isOpen(way)(facts);

const isInsured: Condition = (facts) =>
  isUndergraduate(facts) && typeof facts.confirmation?.insurance === 'string';

const isLookingInClearing: Condition = (facts) => isOwnWay('clearing')(facts) && !isInsured(facts);

const beforeResults: Condition = ({ areResultsOut }) => !areResultsOut;

const hasOffer: Condition = ({ counts }) => counts.offers !== 0;

const conditions = {
  tile_waiting_for_decisions_next_3: hasOffer,
  tile_waiting_for_decisions_next_3_uc: hasOffer,
  tile_waiting_for_decisions_next_4: (facts) => !hasOffer(facts),
  tile_reply_over_next_3: isOwnWay('clearing'),
  tile_awaiting_confirm_next_3: isUndergraduate,
  tile_awaiting_confirm_next_4: (facts) => isUndergraduate(facts) && beforeResults(facts),
  tile_extra_not_open_next_3: isOwnWay('extra'),
  tile_unplaced_next_2: isOwnWay('extra'),
  tile_unplaced_next_3: isOwnWay('clearing'),
  tile_extra_waiting_next_3: isOpen('extra'),
  tile_extra_offer_next_4: isOpen('extra'),
  tile_clearing_unplaced_next_4: beforeResults,
  tile_clearing_add_choice_next_3: beforeResults,
  tile_clearing_waiting_next_3: isOpen('clearing'),
  tile_placed_firm_next_3: isUndergraduate,
  tile_embargo_next_3: isUndergraduate,
  tile_withdrawn_next_2: isOpen('application'),
  tile_confirm_conditional_next_3: isInsured,
  tile_confirm_conditional_next_4: isLookingInClearing,
  tile_confirm_results_out_next_3: isInsured,
  tile_confirm_results_out_next_4: isLookingInClearing,
  tile_confirm_delayed_next_3: isInsured,
} satisfies Partial<Record<keyof typeof tile, Condition>>;

/** Conditions by step key, for steps that only some applicants with a status have. */
export const stepConditions: Readonly<Partial<Record<string, Condition>>> = conditions;
