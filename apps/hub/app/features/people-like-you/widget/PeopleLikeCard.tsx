import { m } from '@applicant-hub/copy';
import { ButtonLink, Heading, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { Bar } from '../Bar.tsx';
import { peopleLikePath } from '#app/platform/paths/people-like-path.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import * as css from './people-like.css.ts';
import type { PeopleLikeData, TopSubject } from './view-types.ts';

export const PeopleLikeCard = ({ widget, data }: WidgetProps<PeopleLikeData>) => (
  <WidgetCard widget={widget} state={data.state}>
    <Content {...data} />
  </WidgetCard>
);

function Content(data: PeopleLikeData) {
  switch (data.state) {
    case 'error':
      return <Text>{m.widgets_people_like_error()}</Text>;
    case 'empty':
      return data.types.length > 0 && <Start types={data.types} />;
    case 'ready':
      return <Top {...data} />;
  }
}

/** Each qualification links to its subjects (PLY-5). */
const Start = ({ types }: Pick<Extract<PeopleLikeData, { state: 'empty' }>, 'types'>) => (
  <Stack gap={3}>
    <Heading level={4} size="s">
      {m.widgets_people_like_start()}
    </Heading>
    <Inline gap={2}>
      {types.map(({ id, name }) => (
        <ButtonLink key={id} href={peopleLikePath({ type: id })} variant="secondary" size="s">
          <span {...publishedText}>{name}</span>
        </ButtonLink>
      ))}
    </Inline>
  </Stack>
);

function Top({ qualification, subjects, top }: Extract<PeopleLikeData, { state: 'ready' }>) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={4} size="s">
          {m.widgets_people_like_top()}
        </Heading>
        <Text size="s" muted>
          <span data-published>
            {m.widgets_people_like_by({ qualification, subjects: subjects.join(', ') })}
          </span>
        </Text>
      </Stack>
      {top.length === 0 ? (
        <Text>{m.widgets_people_like_none()}</Text>
      ) : (
        <ol className={css.bars}>
          {top.map((each) => (
            <TopBar key={each.subject} {...each} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** A bar that links to the actions for its subject (PLY-4). */
const TopBar = ({ subject, applicants, percent, href, rank }: TopSubject) => (
  <li className={css.row}>
    <Link href={href} variant="cover">
      <span {...publishedText}>{subject}</span>
    </Link>
    <span className={css.count}>
      {m.widgets_people_like_applicants({
        count: applicants,
        applicants: applicants.toLocaleString(locale),
      })}
    </span>
    <div className={css.bar}>
      <Bar rank={rank} percent={percent} />
    </div>
  </li>
);
