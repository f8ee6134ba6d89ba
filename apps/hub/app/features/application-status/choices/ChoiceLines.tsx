import { m } from '@applicant-hub/copy';
import { Heading, Inline, Link, Picture, Stack, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { ChoiceTag } from '#app/features/catalogue/choice/ChoiceTag.tsx';
import { pictureOf } from '#app/features/catalogue/cards/picture.ts';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { choiceKey } from './choice-key.ts';
import { choicesPart } from './choices-part.ts';
import { Conditions, ConditionsLink } from './Conditions.tsx';
import { face, heart, line, list, more, names } from './ChoiceLines.css.ts';
import type {
  ChoiceCourse,
  ChoiceCourses,
  ChoiceView,
  DelayView,
  TileView,
} from '../tile/tiles-view-types.ts';

interface ChoiceLinesProps {
  tile: TileView;
  courses: ChoiceCourses;
}

export function ChoiceLines({ tile: { id, choices, choicesChecked }, courses }: ChoiceLinesProps) {
  const partId = choicesPart(id);
  return (
    <Stack gap={2} {...partProps(partId)}>
      <Part id={partId}>
        <Heading level={4} size="s">
          {m.apply_choices()}
        </Heading>
        {choicesChecked !== undefined && (
          <Text size="s" numeric>
            {choicesChecked}
          </Text>
        )}
        <ul className={list} aria-label={m.apply_choices()}>
          {choices.map((choice, index) => (
            // The same course can be chosen twice, and tracking preserves the order.
            <ChoiceLine key={index} choice={choice} known={courses[choiceKey(choice)]} />
          ))}
        </ul>
        <HeartsNote of={choices.map((choice) => courses[choiceKey(choice)]?.isFavourite)} />
      </Part>
    </Stack>
  );
}

interface ChoiceLineProps {
  choice: ChoiceView;
  /** The course in the catalogue; undefined if the catalogue does not have it. */
  known: ChoiceCourse | undefined;
}

function ChoiceLine({ choice, known }: ChoiceLineProps) {
  const { institution, course, extra, prompt, late, conditions } = choice;
  const name = choiceKey(choice);
  const isUnwritten = conditions !== undefined && conditions.text === undefined;
  return (
    <li className={line}>
      <div className={face}>
        <Picture {...faceOf(choice, known)} ratio="square" />
      </div>
      <div className={names} {...publishedText}>
        <Text weight="strong">{institution}</Text>
        <Text size="s">
          {known ? (
            <Link href={coursePath(known.ref, paths.hub)} variant="compact">
              {course}
            </Link>
          ) : (
            course
          )}
          {extra && ` · ${extra}`}
        </Text>
      </div>
      <ChoiceTag {...choice} />
      {(prompt !== undefined || isUnwritten) && (
        <div className={more}>
          <Inline gap={3}>
            {prompt && (
              <Text as="span" size="s" weight="strong" tone="turn">
                {prompt}
              </Text>
            )}
            {isUnwritten && <ConditionsLink conditions={conditions} choice={name} />}
          </Inline>
        </div>
      )}
      {late && !late.isTold && <Late {...late} />}
      {conditions && !isUnwritten && (
        <div className={more}>
          <Conditions conditions={conditions} choice={name} />
        </div>
      )}
      {known && (
        <div className={heart}>
          <FavouriteButton
            short="always"
            kind="courses"
            item={known.ref}
            title={name}
            isFavourite={known.isFavourite}
          />
        </div>
      )}
    </li>
  );
}

/**
 * The picture of the course. A course that is not in the catalogue gets one of the drawings, chosen
 * by its names, so that the names of all choices are aligned.
 */
function faceOf(choice: ChoiceView, known: ChoiceCourse | undefined) {
  const { picture: src, drawing } = known ?? pictureOf(choiceKey(choice), null);
  return { src, drawing };
}

/** Reason for the delay, and what the applicant can do (APP-83). */
const Late = ({ reasons, action }: DelayView) => (
  <div className={more}>
    <Stack gap={2}>
      <Text weight="strong">{m.apply_delay_heading()}</Text>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Text>
        {m.apply_delay_action()}: {action || m.apply_delay_no_action()}
      </Text>
    </Stack>
  </div>
);
