import { TodoStrip } from "../features/listings/todo-strip.tsx";
import { Queries } from "../platform/queries.tsx";

/** The signed-in user's pending tasks, above the home page's headline. */
export function HomeTodo() {
  return (
    <Queries>
      <TodoStrip />
    </Queries>
  );
}
