import { describe, expect, test } from "vitest";
import { COORDINATES } from "./places.coordinates.ts";
import { foldPlace, isInCityName } from "./places.names.ts";
import { distanceKm, findLocatedCity, listCitiesByDistance } from "./places.rules.ts";
import { cityLabel, findCity, findCityName, findProvince, listProvincesOfCity, PROVINCES } from "./places.schema.ts";

describe("places", () => {
  test("there are 13 provinces and territories, each with its cities and their coordinates", () => {
    expect(PROVINCES).toHaveLength(13);
    for (const province of PROVINCES) {
      const names = province.cities.map((city) => city.name);
      expect(names.toSorted()).toEqual(Object.keys(COORDINATES[province.name]).toSorted());
    }
  });

  test("provinces and cities are found in any case and without accents", () => {
    const quebec = findProvince("QUÉBEC");
    expect(quebec?.name).toBe("Quebec");
    expect(quebec && findCity(quebec, "montréal")?.name).toBe("Montreal");
    expect(quebec && findCity(quebec, "levis")?.name).toBe("Lévis");
    expect(findProvince("Texas")).toBeUndefined();
  });

  test.each([
    ["Saint-Jérôme", "St-Jérôme", "St. Jérôme", "saint jerome", "ST JEROME", "Saint\u2011Jérôme"],
    ["St. John's", "St John's", "St. John’s", "Saint John's", "Saint Johns", "Saint-Jean (T.-N.-L.)"],
    ["Saint John", "St. John", "St John", "Saint-John", "Saint-Jean (N.-B.)"],
    ["St. Catharines", "St Catharines", "Saint Catharines", "ST-CATHARINES"],
    ["St. Albert", "St Albert", "Saint-Albert"],
    ["Trois-Rivières", "Trois Rivières", "Trois\u2011Rivieres", "trois–rivières"],
    ["Quebec City", "Québec", "Ville de Québec", "quebec-city"],
    ["Greater Sudbury", "Grand Sudbury", "Sudbury"],
    ["Montreal", "Montréal"],
  ])("%s is found in the ways it is written", (name, ...spellings) => {
    expect(spellings.map((spelling) => findCityName(spelling))).toEqual(spellings.map(() => name));
    expect(findCityName(name)).toBe(name);
  });

  test("no spelling of one city is the name of another, and a name of two is neither without its province", () => {
    const names = PROVINCES.flatMap(({ cities }) => cities.map(({ name }) => name));
    for (const name of names) expect(findCityName(foldPlace(name)), name).toBe(name);
    expect(findCityName("Saint-Jean")).toBeUndefined();
    const within = (province: string) => findCityName("Saint-Jean", findProvince(province));
    expect(["New Brunswick", "Newfoundland and Labrador", "Quebec"].map(within)).toEqual([
      "Saint John",
      "St. John's",
      undefined,
    ]);
    expect(findCityName("Saint John", findProvince("Newfoundland and Labrador"))).toBeUndefined();
  });

  test("a city is looked for by any part of its names", () => {
    const found = (typed: string) => {
      const names = PROVINCES.flatMap(({ cities }) => cities.map(({ name }) => name));
      return [...new Set(names.filter((name) => isInCityName(typed, name)))];
    };
    expect(found("st-j")).toEqual(["Saint-Jean-sur-Richelieu", "Saint-Jérôme", "Saint John", "St. John's"]);
    expect(found("Strat")).toEqual(["Stratford"]);
    expect(found("ville de")).toEqual(["Quebec City"]);
    expect(found("québec")).toEqual(["Quebec City"]);
    expect(found("_")).toEqual([]);
  });

  test("Lloydminster is in two provinces", () => {
    expect(listProvincesOfCity("Lloydminster").map((province) => province.name)).toEqual(["Alberta", "Saskatchewan"]);
  });

  test("Toronto and Montreal are about 504 km apart", () => {
    const toronto = COORDINATES.Ontario.Toronto;
    const montreal = COORDINATES.Quebec.Montreal;
    expect(toronto && montreal && distanceKm(toronto, montreal)).toBeCloseTo(504, -1);
  });

  test("the nearest city comes first", () => {
    const [first, second] = listCitiesByDistance({ lat: 45.5, lon: -73.55 });
    expect([first?.city.name, second?.city.name]).toContain("Montreal");
    expect(listCitiesByDistance({ lat: 60.7, lon: -135.05 })[0]?.city.name).toBe("Whitehorse");
  });

  test("a city comes before those around it, and one that is not in the catalogue is not found", () => {
    const names = (city: string, km: number) => {
      const center = findLocatedCity({ province: "ontario", city });
      return center && listCitiesByDistance(center.at, km).map((place) => place.city.name);
    };
    const around = names("Toronto", 50);
    expect(around?.[0]).toBe("Toronto");
    expect(around).toContain("Mississauga");
    expect(around).not.toContain("Ottawa");
    expect(names("Toronto", 0)).toEqual(["Toronto"]);
    expect(names("Springfield", 50)).toBeUndefined();
  });

  test("cities have their French names in French", () => {
    expect(cityLabel("Montreal", "fr")).toBe("Montréal");
    expect(cityLabel("Montreal", "en")).toBe("Montreal");
    expect(cityLabel("Toronto", "fr")).toBe("Toronto");
  });
});
