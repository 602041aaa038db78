import { useTodo } from "./todo.api.ts";
import { countTodo, TodoLinks } from "./todo-links.tsx";

/** What waits for the signed-in person; nothing while it loads, if nothing does, or if that cannot be known. */
export function TodoStrip() {
  const { data: todo } = useTodo();
  return todo && countTodo(todo) > 0 && <TodoLinks todo={todo} arrangement="line" />;
}
