import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useRef, useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepPageInert } from "../testing/inert-page.ts";
import { FocusKeeper } from "./focus-keeper.tsx";
import { Modal } from "./modal.tsx";

beforeEach(keepPageInert);

function open(content: ReactNode) {
  const page = (
    <>
      <FocusKeeper />
      <main>
        <section aria-label="Things">{content}</section>
      </main>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />);
  return userEvent.setup();
}

/** Longer than the focus is left alone. */
const waitUntilSettled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A list whose rows remove themselves at once, or after a question in a dialog of their own or of the list. */
function List({ names, dialog }: { names: readonly string[]; dialog: "none" | "row" | "list" }) {
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setLeft((before) => before.filter((each) => each !== name));
  const question = (name: string) => (
    <Modal open={asked === name} onClose={() => setAsked(undefined)} labelledBy="title" className="">
      <h2 id="title">Remove it?</h2>
      <button type="button" onClick={() => setAsked(undefined)}>
        Cancel
      </button>
      <button
        type="button"
        onClick={() => {
          remove(name);
          // As after the server's response, once the row is gone; by then, the focus could not leave the dialog.
          setTimeout(() => setAsked((now) => (now === name ? undefined : now)), 150);
        }}
      >
        Confirm
      </button>
    </Modal>
  );
  return (
    <>
      {left.length > 0 && (
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => (dialog === "none" ? remove(name) : setAsked(name))}>
                {name}
              </button>
              {dialog === "row" && question(name)}
            </li>
          ))}
        </ul>
      )}
      {dialog === "list" && question(asked ?? "")}
    </>
  );
}

test.each(["none", "row", "list"] as const)(
  "the focus moves to the list when its row is removed (dialog: %s), and to the section when the list is gone",
  async (dialog) => {
    const user = open(<List names={["One", "Two"]} dialog={dialog} />);
    const remove = async (name: string) => {
      await user.click(screen.getByRole("button", { name }));
      if (dialog !== "none") await user.click(screen.getByRole("button", { name: "Confirm" }));
      await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
    };
    await remove("One");
    await waitFor(() => expect(screen.getByRole("list")).toHaveFocus());
    await remove("Two");
    await waitFor(() => expect(screen.getByRole("region", { name: "Things" })).toHaveFocus());
  },
);

test("a browser that does not focus a pressed button moves the focus to its list too", async () => {
  const keepFocus = (event: Event) => event.preventDefault();
  document.addEventListener("mousedown", keepFocus);
  onTestFinished(() => document.removeEventListener("mousedown", keepFocus));
  const user = open(<List names={["One", "Two"]} dialog="none" />);
  await user.click(screen.getByRole("button", { name: "One" }));
  await waitFor(() => expect(screen.getByRole("list")).toHaveFocus());
});

test("a list that took the focus can be focused only until it loses the focus", async () => {
  const user = open(<List names={["One", "Two"]} dialog="none" />);
  await user.click(screen.getByRole("button", { name: "One" }));
  await waitFor(() => expect(screen.getByRole("list")).toHaveFocus());
  expect(screen.getByRole("list")).toHaveAttribute("tabindex", "-1");
  await user.tab();
  expect(screen.getByRole("button", { name: "Two" })).toHaveFocus();
  expect(screen.getByRole("list")).not.toHaveAttribute("tabindex");
});

test("a dialog that removes nothing leaves the focus alone", async () => {
  const user = open(<List names={["One"]} dialog="row" />);
  await user.click(screen.getByRole("button", { name: "One" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await waitUntilSettled();
  expect(document.body).toHaveFocus();
});

test("after a click elsewhere, the element that last had the focus is forgotten", async () => {
  const user = open(
    <>
      <List names={["One", "Two"]} dialog="row" />
      <p>Beside it</p>
    </>,
  );
  screen.getByRole("button", { name: "One" }).focus();
  await user.click(screen.getByText("Beside it"));
  await act(async () => screen.getByRole("button", { name: "One" }).closest("li")?.remove());
  await waitUntilSettled();
  expect(screen.getByRole("list")).not.toHaveFocus();
});

test("a row that is moved keeps the focus", async () => {
  open(<List names={["One", "Two"]} dialog="row" />);
  const button = screen.getByRole("button", { name: "One" });
  button.focus();
  await act(async () => {
    // As in a browser: moving takes the focus away.
    button.blur();
    screen.getByRole("list").append(button.closest("li") as HTMLElement);
  });
  await waitFor(() => expect(button).toHaveFocus());
});

test("a control that is replaced by another with its id keeps the focus", async () => {
  open(<input id="city" />);
  screen.getByRole("textbox").focus();
  await act(async () => {
    const full = screen.getByRole("textbox").cloneNode() as HTMLElement;
    screen.getByRole("textbox").replaceWith(full);
  });
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
});

/** A dropdown whose list, next to its button, is removed before its button gets the focus back. */
function Dropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = () => {
    setIsOpen(false);
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  return (
    <>
      <button ref={button} type="button" onClick={() => setIsOpen(true)}>
        City
      </button>
      {isOpen && (
        <button type="button" onClick={choose}>
          Ottawa
        </button>
      )}
    </>
  );
}

test("a dropdown that closes returns the focus to its button itself", async () => {
  const user = open(<Dropdown />);
  await user.click(screen.getByRole("button", { name: "City" }));
  await user.click(screen.getByRole("button", { name: "Ottawa" }));
  await waitUntilSettled();
  expect(screen.getByRole("button", { name: "City" })).toHaveFocus();
});

/** A form that is replaced by its outcome. */
function Form() {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <h2>Sent</h2>;
  return (
    <button type="button" onClick={() => setIsSent(true)}>
      Send
    </button>
  );
}

test("when a form is replaced by its outcome, its section gets the focus", async () => {
  const user = open(<Form />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByRole("region")).toHaveFocus());
});
