import { m } from '@applicant-hub/copy';
import {
  type CourseRef,
  type FavouriteRef,
  type HeartKind,
  type ShortlistSlots,
  favouriteId,
  heartKinds,
  slotNumbers,
} from '@applicant-hub/domain';
import type { HeldData } from './held-data.server.ts';
import type { FavouriteNames } from './names.server.ts';

const kindWords: Record<HeartKind, () => string> = {
  courses: m.data_file_kind_courses,
  unis: m.data_file_kind_unis,
  locations: m.data_file_kind_locations,
  filters: m.data_file_kind_filters,
  subjects: m.data_file_kind_subjects,
  pages: m.data_file_kind_pages,
  events: m.data_file_kind_events,
};

interface FavouritesPartProps {
  favourites: HeldData['favourites'];
  names: FavouriteNames;
}

export function FavouritesPart({ favourites, names }: FavouritesPartProps) {
  return (
    <>
      {heartKinds.map((kind) => (
        <div key={kind}>
          <h3>{kindWords[kind]()}</h3>
          {favourites[kind].length === 0 ? (
            <p>{m.data_file_none()}</p>
          ) : (
            <KindTable kind={kind} refs={favourites[kind]} names={names} />
          )}
        </div>
      ))}
    </>
  );
}

interface KindTableProps {
  kind: HeartKind;
  refs: readonly FavouriteRef[];
  names: FavouriteNames;
}

function KindTable({ kind, refs, names }: KindTableProps) {
  return (
    <table>
      <caption>{kindWords[kind]()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_favourites_name()}</th>
          <th scope="col">{m.data_file_favourites_id()}</th>
          {kind === 'courses' && <CourseHeaders />}
        </tr>
      </thead>
      <tbody>
        {refs.map((ref) => {
          const id = favouriteId(kind, ref);
          return (
            <tr key={id}>
              <th scope="row">{names[kind].get(id) ?? m.data_file_favourites_unnamed()}</th>
              <td>{id}</td>
              {'courseId' in ref && <CourseCells course={ref} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const CourseHeaders = () => (
  <>
    <th scope="col">{m.data_file_favourites_option()}</th>
    <th scope="col">{m.data_file_favourites_year()}</th>
  </>
);

const CourseCells = ({ course }: { course: CourseRef }) => (
  <>
    <td>{course.courseOptionId}</td>
    <td>{course.academicYearId}</td>
  </>
);

interface ShortlistPartProps {
  shortlist: ShortlistSlots;
  names: FavouriteNames;
}

export function ShortlistPart({ shortlist, names }: ShortlistPartProps) {
  return (
    <table>
      <caption>{m.data_file_shortlist()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_shortlist_place()}</th>
          <th scope="col">{m.data_file_favourites_name()}</th>
          <th scope="col">{m.data_file_favourites_id()}</th>
          <CourseHeaders />
        </tr>
      </thead>
      <tbody>
        {slotNumbers.map((slot) => {
          const course = shortlist[slot];
          return (
            <tr key={slot}>
              <th scope="row">{slot}</th>
              {course === null ? (
                <td colSpan={4}>{m.data_file_shortlist_free()}</td>
              ) : (
                <>
                  <td>{names.courses.get(course.courseId) ?? m.data_file_favourites_unnamed()}</td>
                  <td>{course.courseId}</td>
                  <CourseCells course={course} />
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
