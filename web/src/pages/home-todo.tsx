import { TodoStrip } from "../features/listings/todo-strip.tsx";
import { Queries } from "../platform/queries.tsx";

/** What waits for the signed-in person, above the home page's headline. */
export function HomeTodo() {
  return (
    <Queries>
      <TodoStrip />
    </Queries>
  );
}
