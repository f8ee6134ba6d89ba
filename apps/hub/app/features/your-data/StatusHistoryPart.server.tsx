import { m } from '@applicant-hub/copy';
import { universityOfChoice } from '@applicant-hub/copy/choice-names';
import type { StatusHistory } from '@applicant-hub/domain';
import { momentWords } from './moment.server.ts';

export function StatusHistoryPart({ history: { changes, seenUntil } }: { history: StatusHistory }) {
  if (changes.length === 0) return <p>{m.data_file_none()}</p>;
  const seen = changes.findIndex(({ id }) => id === seenUntil);
  return (
    <table>
      <caption>{m.data_file_history()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_history_when()}</th>
          <th scope="col">{m.data_file_history_of()}</th>
          <th scope="col">{m.data_file_history_from()}</th>
          <th scope="col">{m.data_file_history_to()}</th>
          <th scope="col">{m.data_file_history_seen()}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, scheme, entryYear, choice, from, to, noticedAt }, index) => (
          <tr key={id}>
            <th scope="row">{momentWords(noticedAt)}</th>
            <td>
              {`${choice ? `${choice.courseName}, ${universityOfChoice(choice.institutionName)}` : scheme} (${entryYear})`}
            </td>
            <td>{from ?? m.data_file_empty()}</td>
            <td>{to}</td>
            <td>{index <= seen ? m.data_file_yes() : m.data_file_no()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
