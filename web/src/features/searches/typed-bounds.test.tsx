import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { measureOf } from "@vestpocket/domain/searches/measures";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { activateLanguage } from "../../platform/catalogues.ts";
import { MeasureFilter } from "./comparing/measure-filter.tsx";
import { toMeasureText } from "./comparing/measure-text.ts";
import { PriceFilter } from "./price-filter.tsx";
import { RentFilter } from "./rent-filter.tsx";
import type { PickerProps } from "./search-choices.ts";
import type { SearchChange, SearchQuery } from "./search-query.ts";

function CapRateFilter(props: PickerProps) {
  const text = toMeasureText({ i18n, reader: { language: "en", units: "imperial" } });
  return <MeasureFilter name="capRate" measure={measureOf("capRate")} text={text} unread={{}} errors={{}} {...props} />;
}

const bounded = (range: { min: number; max: number }): SearchQuery => ({ bounds: { rentMonthGross: range } });

test.each([
  {
    name: "Price",
    Filter: PriceFilter,
    chosen: { lowerPrice: 400_000, upperPrice: 600_000 },
    expected: { lowerPrice: 5, upperPrice: 600_000 },
  },
  { name: "Rent", Filter: RentFilter, chosen: bounded({ min: 2, max: 9 }), expected: bounded({ min: 5, max: 9 }) },
  {
    name: "Cap Rate",
    Filter: CapRateFilter,
    chosen: { bounds: { capRate: { min: 2, max: 9 } } },
    expected: { bounds: { capRate: { min: 5, max: 9 } } },
  },
])("$name: a bound that is typed before a chosen range is shown changes only itself", async (filter) => {
  await activateLanguage("en");
  const changes: SearchChange[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <filter.Filter search={{}} onChange={(change) => changes.push(change)} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const lowest = await screen.findByRole("textbox", { name: `${filter.name}: lowest` });
  fireEvent.change(lowest, { target: { value: "5" } });
  fireEvent.keyDown(lowest, { key: "Enter" });
  expect(changes.map((change) => change(filter.chosen))).toMatchObject([filter.expected]);
});
