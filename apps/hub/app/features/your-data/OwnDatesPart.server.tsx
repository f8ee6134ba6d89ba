import { m } from '@applicant-hub/copy';
import { bySoonest, formatDate, type OwnDate } from '@applicant-hub/domain';

export function OwnDatesPart({ dates }: { dates: readonly OwnDate[] }) {
  if (dates.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <table>
      <caption>{m.data_file_own_dates()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_own_dates_when()}</th>
          <th scope="col">{m.data_file_own_dates_what()}</th>
          <th scope="col">{m.data_file_own_dates_where()}</th>
          <th scope="col">{m.data_file_own_dates_for()}</th>
        </tr>
      </thead>
      <tbody>
        {[...dates].sort(bySoonest).map(({ id, title, date, time, until, place, choice }) => (
          <tr key={id}>
            <th scope="row">
              {[formatDate(date), [time, until].filter(Boolean).join('–')]
                .filter(Boolean)
                .join(', ')}
            </th>
            <td>{title}</td>
            <td>{place ?? m.data_file_empty()}</td>
            <td>
              {choice
                ? m.mine_choice({ course: choice.courseName, uni: choice.institutionName })
                : m.data_file_empty()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
