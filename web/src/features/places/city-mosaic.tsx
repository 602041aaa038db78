import { useLingui } from "@lingui/react/macro";
import { cityLabel, HOME_CITIES } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ALL_CITIES_DRAWING, CITY_DRAWINGS } from "./city-drawings.ts";

/** Links to the listings of each city or of all: one large picture and ten small ones, without gaps at any width. */
export function CityMosaic() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ul className="grid auto-rows-[7.75rem] grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2.5 sm:auto-rows-[8.5rem] sm:grid-cols-4 sm:gap-3 lg:auto-rows-[10rem] lg:grid-cols-7">
      <Tile large name={t`All Cities`} picture={ALL_CITIES_DRAWING} query="" />
      {HOME_CITIES.map((city) => (
        <Tile
          key={city}
          name={cityLabel(city, language)}
          picture={CITY_DRAWINGS[city]}
          query={new URLSearchParams({ city }).toString()}
        />
      ))}
    </ul>
  );
}

interface TileProps {
  name: string;
  picture: string;
  /** The URL of the results. */
  query: string;
  large?: boolean;
}

function Tile({ name, picture, query, large = false }: TileProps) {
  return (
    <li
      className={classNames("min-w-0", large && "col-span-full row-span-2 sm:col-span-2 sm:row-span-3 lg:row-span-2")}
    >
      <LocalLink
        to={paths.searchResults(query)}
        className="group relative block size-full overflow-hidden rounded-card"
      >
        <img
          src={picture}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          className="picture size-full object-cover object-center transition-transform duration-200 group-hover:scale-[1.03]"
        />
        <span
          className={classNames(
            "absolute right-2 bottom-3 left-3.5 on-picture font-semibold underline-offset-4 group-hover:underline",
            large ? "text-22" : "text-16 leading-[1.25rem]",
          )}
        >
          {name}
        </span>
      </LocalLink>
    </li>
  );
}
