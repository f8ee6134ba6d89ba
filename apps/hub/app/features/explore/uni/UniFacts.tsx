import { m } from '@applicant-hub/copy';
import { VisuallyHidden } from '@applicant-hub/design-system';
import * as css from './UniFacts.css.ts';
import type { UniView } from './uni-view.server.ts';

interface Fact {
  readonly term: string;
  readonly value: string | null;
  /** The explanation of the value. */
  readonly gloss: string;
}

interface UniFactsProps {
  uni: UniView;
  /** Null in a hub without distances. */
  postcode: string | null;
}

export function UniFacts({ uni, postcode }: UniFactsProps) {
  const facts: readonly Fact[] = [
    { term: m.explore_uni_tef(), value: uni.tef, gloss: m.explore_uni_tef_gloss() },
    {
      term: m.explore_uni_nss(),
      value:
        uni.satisfaction === null ? null : m.explore_uni_nss_value({ score: uni.satisfaction }),
      gloss: m.explore_uni_nss_gloss(),
    },
    { term: m.explore_uni_salary(), value: uni.salary, gloss: m.explore_uni_salary_gloss() },
    {
      term: m.explore_uni_distance(),
      value: uni.distance,
      gloss: postcode === null ? '' : m.explore_uni_distance_gloss({ postcode }),
    },
  ];
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="facts-heading">
      <VisuallyHidden as="h2" id="facts-heading">
        {m.explore_uni_facts()}
      </VisuallyHidden>
      <dl className={css.list}>
        {known.map(({ term, value, gloss }) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.gloss}>{gloss}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
