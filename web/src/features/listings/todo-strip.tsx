import { useTodo } from "./todo.api.ts";
import { countTodo, TodoLinks } from "./todo-links.tsx";

/**
 * The signed-in user's pending tasks; renders nothing while they load, if there are none, or if they cannot be loaded.
 */
export function TodoStrip() {
  const { data: todo } = useTodo();
  return todo && countTodo(todo) > 0 && <TodoLinks todo={todo} arrangement="line" />;
}
