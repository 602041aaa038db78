import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

test("what is typed after a reset stays, though the reset shows only then", async () => {
  const onSearch = vi.fn();
  const show = (value: string) => <SearchField label="Find" value={value} onSearch={onSearch} />;
  const { rerender } = render(show("brick"));
  const field = screen.getByRole("searchbox", { name: "Find" });
  rerender(show(""));
  expect(field).toHaveValue("");
  rerender(show("stone"));
  fireEvent.change(field, { target: { value: "buyer@example.ca" } });
  rerender(show(""));
  expect(field).toHaveValue("buyer@example.ca");
  await expect.poll(() => onSearch.mock.calls).toEqual([["buyer@example.ca"]]);
});
