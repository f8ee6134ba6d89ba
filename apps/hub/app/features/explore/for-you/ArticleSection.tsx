import { m } from '@applicant-hub/copy';
import { Banner, ExternalIcon, Heading, Stack, Text } from '@applicant-hub/design-system';
import { CardFact } from '#app/features/catalogue/cards/CardFact.tsx';
import { GuideCard } from '#app/features/catalogue/cards/GuideCard.tsx';
import { tiledStrip } from '#app/platform/layout/frame/strip.css.ts';
import type { ForYouArticles } from './for-you-view.server.ts';

/** Articles about the favourite subjects, all on other websites (FAV-28). */
export function ArticleSection({ problem, articles }: ForYouArticles) {
  return (
    <Stack as="section" aria-labelledby="articles-heading">
      <Heading level={2} id="articles-heading">
        {m.explore_for_you_articles()}
      </Heading>
      {problem !== null && <Banner tone="danger" title={problem} />}
      {problem === null && articles.length === 0 && (
        <Text muted>{m.explore_for_you_articles_empty()}</Text>
      )}
      {articles.length > 0 && (
        <ul className={tiledStrip}>
          {articles.map(({ id, title, url, image }) => (
            <GuideCard
              key={id}
              title={title}
              href={url}
              level={3}
              picture={image}
              meta={<CardFact icon={<ExternalIcon />}>{m.explore_for_you_external()}</CardFact>}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
