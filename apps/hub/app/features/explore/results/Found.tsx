import { m } from '@applicant-hub/copy';
import { Inline, Pagination, Stack, Text } from '@applicant-hub/design-system';
import { CourseCard } from '#app/features/catalogue/course/CourseCard.tsx';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { CoursePoints } from '#app/features/catalogue/points/CoursePoints.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { ShowRest } from '#app/features/catalogue/cards/ShowRest.tsx';
import { cardId } from '#app/platform/browser/page/section.ts';
import * as css from './Found.css.ts';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';
import type { FoundView, OrderFormView } from './view-types.ts';

export interface FoundProps {
  readonly found: FoundView;
  readonly orderForm: OrderFormView;
  readonly formProps: OrderFormProps['formProps'];
}

export function Found({ found, orderForm, formProps }: FoundProps) {
  const { results, page, pageCount, showing, ownPoints, pageHref } = found;
  const first = results[css.SHOWN];
  return (
    <Stack gap={5}>
      <Inline justify="space-between">
        <Text muted numeric>
          {showing}
        </Text>
        <OrderForm form={orderForm} formProps={formProps} />
      </Inline>
      <PointsLine line={ownPoints} />
      <HeartsNote of={results.map(({ isFavourite }) => isFavourite)} />
      <div className={css.list}>
        <Stack as="ol" gap={4}>
          {results.map(({ card, isFavourite, check }) => (
            <CourseCard
              key={card.href}
              card={card}
              level={2}
              points={check && <CoursePoints points={check} title={card.fullTitle} />}
              keep={
                <FavouriteButton
                  short
                  kind="courses"
                  item={card.ref}
                  title={card.fullTitle}
                  isFavourite={isFavourite}
                />
              }
            />
          ))}
        </Stack>
        {first && (
          <ShowRest
            all={results.length}
            shown={css.SHOWN}
            firstId={cardId(first.card.ref.courseId)}
          />
        )}
      </div>
      {pageCount > 1 && (
        <Pagination
          label={m.courses_pages_label()}
          previousLabel={m.courses_pages_previous()}
          nextLabel={m.courses_pages_next()}
          getPageLabel={(number) => m.courses_page({ page: number })}
          getHref={(number) => pageHref + String(number)}
          page={page}
          pageCount={pageCount}
        />
      )}
    </Stack>
  );
}
