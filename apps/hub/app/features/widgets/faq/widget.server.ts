import { findFaqs, firstCharacters, plainLine } from '@applicant-hub/domain';
import { getFaqs, isLate } from '#app/features/reference-data/reference.server.ts';
import { chosenSchemes } from '#app/features/widget-kit/chosen-schemes.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { FAQ_PARAM, MAX_SEARCH } from './fields.ts';
import type { FaqView } from './view-types.ts';

/**
 * The FAQ. For a search without scripts, it contains the results from the selected schemes (CON-1).
 */
export const server: WidgetServer = {
  id: 'Faq',
  async load(scope): Promise<FaqView | typeof PENDING> {
    const schemes = chosenSchemes('Faq', scope.applicant.user);
    if (schemes.length === 0) return null;
    const typed = new URL(scope.request.url).searchParams.get(FAQ_PARAM) ?? '';
    const search = firstCharacters(plainLine(typed), MAX_SEARCH);
    if (search === '') return { schemes, search, matches: null };
    const faqs = await getFaqs(scope, schemes);
    if (isLate(faqs)) return PENDING;
    return { schemes, search, matches: faqs.ok ? findFaqs(faqs.value, search) : null };
  },
};
