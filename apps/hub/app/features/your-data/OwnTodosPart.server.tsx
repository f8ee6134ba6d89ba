import { m } from '@applicant-hub/copy';
import { formatDate, inOrderOfDue, type OwnTodo } from '@applicant-hub/domain';

export function OwnTodosPart({ todos }: { todos: readonly OwnTodo[] }) {
  if (todos.length === 0) return <p>{m.data_file_none()}</p>;
  return (
    <table>
      <caption>{m.data_file_own_todos()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_file_own_dates_what()}</th>
          <th scope="col">{m.data_file_own_todos_day()}</th>
          <th scope="col">{m.data_file_own_todos_done()}</th>
        </tr>
      </thead>
      <tbody>
        {inOrderOfDue(todos).map(({ id, title, date, done }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{date === null ? m.data_file_empty() : formatDate(date)}</td>
            <td>{done ? m.mine_todo_tag_done() : m.mine_todo_open()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
