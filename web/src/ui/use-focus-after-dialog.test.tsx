import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { keepPageInert } from "../testing/inert-page.ts";
import { Modal } from "./modal.tsx";
import { useFocusAfterDialog } from "./use-focus-after-dialog.ts";

/** A list whose only row is removed in a dialog. */
function List() {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const focusOnceClosed = useFocusAfterDialog(isOpen, list);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {isThere && (
          <li>
            <button type="button" onClick={() => setIsOpen(true)}>
              Row
            </button>
          </li>
        )}
      </ul>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} labelledBy="title" className="">
        <h2 id="title">Remove it?</h2>
        <button type="button" onClick={() => setIsOpen(false)}>
          Cancel
        </button>
        <button
          type="button"
          onClick={() => {
            setIsThere(false);
            focusOnceClosed();
            // As after the server's response, once the row is gone.
            setTimeout(() => setIsOpen(false));
          }}
        >
          Remove
        </button>
      </Modal>
    </>
  );
}

test("the focus moves once the dialog has closed, and only after the action", async () => {
  keepPageInert();
  const router = createMemoryRouter([{ path: "/", element: <List /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Row" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("list")).not.toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Row" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.getByRole("list")).toHaveFocus());
});
