import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

// Another file's test may have left another URL.
beforeEach(() => window.history.replaceState(null, "", "/"));

/** A page with a dialog inside a dialog; each counts how often it was asked to close. */
function Page() {
  const [open, setOpen] = useState(0);
  const [closed, setClosed] = useState<string[]>([]);
  const closeOf = (name: string, left: number) => () => {
    setClosed((before) => [...before, name]);
    setOpen(left);
  };
  return (
    <>
      <p>Closed: {closed.join(", ")}</p>
      <button type="button" onClick={() => setOpen(1)}>
        Open
      </button>
      <Modal open={open > 0} onClose={closeOf("outer", 0)} labelledBy="outer" className="">
        <h2 id="outer">Outer</h2>
        <button type="button" onClick={() => setOpen(2)}>
          More
        </button>
        <Modal open={open > 1} onClose={closeOf("inner", 1)} labelledBy="inner" className="">
          <h2 id="inner">Inner</h2>
        </Modal>
      </Modal>
    </>
  );
}

async function openDialogs() {
  const router = createBrowserRouter([
    { path: "/", element: <Page /> },
    { path: "/before", element: <h1>Before</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate("/before");
  await router.navigate("/");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "More" }));
  return router;
}

test("Back closes one dialog at a time, innermost first, and then leaves the page", async () => {
  await openDialogs();
  for (const closed of ["inner", "inner, outer"]) {
    window.history.back();
    await screen.findByText(`Closed: ${closed}`);
    expect(window.location.pathname).toBe("/");
  }
  window.history.back();
  await screen.findByRole("heading", { name: "Before" });
});

test("Back closes each dialog on the first page of a visit, and stays there", async () => {
  const router = createBrowserRouter([{ path: "/", element: <Page /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "More" }));
  for (const closed of ["inner", "inner, outer"]) {
    // Not an entry that another test left: one for the dialog.
    expect(window.history.state).toMatchObject({ idx: 1 });
    window.history.back();
    await screen.findByText(`Closed: ${closed}`);
    await settle();
  }
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Outer" })).toBeNull());
  expect(router.state.location.pathname).toBe("/");
});

/** Lets what follows a Back happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** A page with a dialog whose content is being sent until it fails. */
function SendingPage() {
  const [isOpen, setIsOpen] = useState(true);
  const [pending, setPending] = useState(true);
  return (
    <>
      <p>{isOpen ? "It is open" : "It was closed"}</p>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} labelledBy="title" className="">
        <h2 id="title">Title</h2>
        <Button pending={pending}>Send</Button>
      </Modal>
      <button type="button" onClick={() => setPending(false)}>
        Fail
      </button>
    </>
  );
}

test("Escape, Back and a click outside do not close a dialog with a pending button", async () => {
  const router = createBrowserRouter([{ path: "/", element: <SendingPage /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog");
  await user.click(dialog);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  for (let time = 1; time <= 2; time += 1) {
    window.history.back();
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 0 }));
    await settle();
    expect(screen.getByText("It is open")).toBeVisible();
  }
  expect(window.history.state).toMatchObject({ idx: 1 });
  await user.click(screen.getByText("Fail"));
  await user.click(dialog);
  expect(await screen.findByText("It was closed")).toBeVisible();
});
