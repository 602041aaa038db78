import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { activateLanguage } from "../../platform/catalogues.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { SearchChange, SearchQuery } from "./search-query.ts";

test("a bound that is typed before a chosen range is shown changes only itself", async () => {
  await activateLanguage("en");
  const changes: SearchChange[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <PriceFilter search={{}} onChange={(change) => changes.push(change)} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const lowest = screen.getByRole("textbox", { name: "Price: lowest" });
  fireEvent.change(lowest, { target: { value: "450000" } });
  fireEvent.keyDown(lowest, { key: "Enter" });
  const chosen: SearchQuery = { lowerPrice: 400_000, upperPrice: 600_000 };
  expect(changes.map((change) => change(chosen))).toMatchObject([{ lowerPrice: 450_000, upperPrice: 600_000 }]);
});
