import { type Face, type HomeNation, type HubStage, schemeNames } from '@applicant-hub/domain';

export interface PersonalArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Names of schemes. */
  readonly schemes: readonly string[];
  /** An empty list means all stages. */
  readonly stages: readonly HubStage[];
  /** An empty list means all regions. */
  readonly regions: readonly HomeNation[];
  /**
   * The situations in which the article is shown to an applicant; a missing list means all
   * situations.
   */
  readonly faces?: readonly Face[];
  /** Editors' picks are listed first. */
  readonly isPick: boolean;
  /** The oldest articles have no picture. */
  readonly hasPicture: boolean;
}

type Row = readonly [slug: string, title: string, summary: string];
type Readers = Partial<
  Pick<PersonalArticle, 'schemes' | 'stages' | 'regions' | 'faces' | 'isPick' | 'hasPicture'>
>;

export const forReaders = (readers: Readers, ...rows: readonly Row[]): PersonalArticle[] =>
  rows.map(([slug, title, summary]) => ({
    slug,
    title,
    summary,
    schemes: [schemeNames.undergraduate],
    stages: [],
    regions: [],
    isPick: false,
    hasPicture: true,
    ...readers,
  }));
