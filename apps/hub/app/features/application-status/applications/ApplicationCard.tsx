import { m } from '@applicant-hub/copy';
import { Card, Heading, InfoIcon, Inline, Text } from '@applicant-hub/design-system';
import * as css from './ApplicationCard.css.ts';
import pictures from '../pictures.svg?url';
import type { TileView } from '../tile/tile-views.ts';
import { obstacleWords, tileWords } from '../tile/tile-words.ts';
import { Way } from '../tile/Way.tsx';

export interface ApplicationCardProps {
  readonly tile: TileView;
  /** Application whose button was pressed; null for the save button. */
  readonly sent: FormDataEntryValue | null | undefined;
  /** Set for the application for the chosen level, which has the largest card on the page. */
  readonly isMain?: true;
}

export function ApplicationCard({ tile, sent, isMain }: ApplicationCardProps) {
  const { id, state, ways, hasOptions } = tile;
  const { title, summary, tone } = tileWords[id];
  const obstacle = obstacleWords(state, id);
  const headingId = `application-${id}`;
  return (
    <Card as="section" bare data-application={id} aria-labelledby={headingId}>
      <div className={css.layout} data-main={isMain} data-tone={tone}>
        {/* An inline `use`, not an `img`, so that the colours of the theme apply to it. */}
        <svg
          className={css.picture}
          // All other cards have a narrow column for the picture, which shows only its centre.
          viewBox={isMain ? '0 0 320 160' : '60 0 200 160'}
          width={isMain ? 320 : 200}
          height="160"
          fill="none"
          preserveAspectRatio={isMain ? 'xMidYMid slice' : 'xMidYMid meet'}
          aria-hidden
        >
          <use href={`${pictures}#${id}`} width="320" height="160" />
        </svg>
        <div className={css.words}>
          <div className={css.about}>
            <Heading level={isMain ? 2 : 3} size={isMain ? 'xl' : 'm'} id={headingId}>
              {title()}
            </Heading>
            <Text>{summary()}</Text>
          </div>
          {obstacle !== null && <Obstacle>{obstacle}</Obstacle>}
          {state === 'open' && hasOptions && <Options of={headingId} ways={ways} sent={sent} />}
          {state === 'open' &&
            !hasOptions &&
            ways.map((way) =>
              way.isOpen ? (
                <Way
                  key={way.name}
                  way={way}
                  of={title()}
                  isBusy={sent === way.name}
                  isMain={isMain}
                />
              ) : (
                <Obstacle key={way.name}>{way.obstacle ?? way.label}</Obstacle>
              ),
            )}
        </div>
      </div>
    </Card>
  );
}

const Obstacle = ({ children }: { children: string }) => (
  <Inline gap={2} nowrap>
    <InfoIcon />
    <Text as="span" weight="strong">
      {children}
    </Text>
  </Inline>
);

interface OptionsProps extends Pick<ApplicationCardProps, 'sent'> {
  readonly of: string;
  readonly ways: TileView['ways'];
}

/** Links of an application that has several options (ACS-12). */
function Options({ of, ways, sent }: OptionsProps) {
  const id = `${of}-options`;
  return (
    <div className={css.options}>
      <Text size="s" weight="strong" id={id}>
        {m.applications_teachertraining_options()}
      </Text>
      <ul className={css.ways} aria-labelledby={id}>
        {ways.map((way) => (
          <li key={way.name}>
            {way.isOpen ? (
              <Way way={way} isBusy={sent === way.name} />
            ) : (
              <Text as="span" size="s" muted>
                {way.label}
                {way.obstacle !== null && `: ${way.obstacle}`}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
