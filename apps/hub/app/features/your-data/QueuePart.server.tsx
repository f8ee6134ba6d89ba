import { m } from '@applicant-hub/copy';
import type { HeldTicket } from '@applicant-hub/domain';

const stateWords: Record<HeldTicket['state'], () => string> = {
  early: m.data_file_queue_early,
  waiting: m.data_file_queue_waiting,
  admitted: m.data_file_queue_admitted,
  lapsed: m.data_file_queue_lapsed,
};

export function QueuePart({ tickets }: { tickets: readonly HeldTicket[] }) {
  if (tickets.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <table>
      <caption>{m.data_file_queue()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_queue_for()}</th>
          <th scope="col">{m.data_file_queue_state()}</th>
          <th scope="col">{m.data_file_queue_place()}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ id, event, state, place }) => (
          <tr key={id}>
            <th scope="row">{event}</th>
            <td>{stateWords[state]()}</td>
            <td>{place ?? m.data_file_empty()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
