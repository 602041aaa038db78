import { Trans, useLingui } from "@lingui/react/macro";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { OTHER_BOARD, type useAgentForm } from "./use-agent-form.ts";

type AgentFormState = ReturnType<typeof useAgentForm>;

/** An agent's brokerage and where it is. */
export function BrokerageFields({ form, choosePlace }: AgentFormState) {
  const { t } = useLingui();
  const { values, errors } = form;
  const place = {
    place: { province: values.province || undefined, city: values.city || undefined },
    onChange: choosePlace,
  };
  return (
    <>
      <TextField {...form.text("brokerageName")} label={<Trans>Brokerage name</Trans>} autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <ProvincePicker {...place} placeholder={t`Choose a province`} error={errors.province} />
        <CityPicker {...place} placeholder={t`Choose a city`} error={errors.city} />
      </div>
    </>
  );
}

/** Whether an agent is a member of a board, and of which. */
export function BoardFields({ form, isOtherBoard, chooseBoard }: AgentFormState) {
  const { t } = useLingui();
  const { values, errors } = form;
  const province = findProvince(values.province)?.name;
  const boards = province === undefined ? [] : REAL_ESTATE_BOARDS[province];
  return (
    <>
      <ChoiceCards
        legend={<Trans>Are you a member of a real estate board?</Trans>}
        name="isRealEstateMember"
        look="rows"
        columns="grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]"
        choices={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No` },
        ]}
        value={values.isRealEstateMember === null ? "" : values.isRealEstateMember ? "yes" : "no"}
        onChange={(value) => form.change({ isRealEstateMember: value === "yes" })}
        error={errors.isRealEstateMember}
      />
      {values.isRealEstateMember === true && (
        <>
          <Dropdown
            searchable
            label={t`Board name`}
            options={[
              ...boards.map((board) => ({ value: board, label: board })),
              { value: OTHER_BOARD, label: t`Other` },
            ]}
            value={isOtherBoard ? OTHER_BOARD : values.realEstateBoard}
            onChange={chooseBoard}
            placeholder={t`Choose your board`}
            error={isOtherBoard ? undefined : errors.realEstateBoard}
          />
          {isOtherBoard && (
            <TextField
              label={<Trans>Name of the other board</Trans>}
              name="otherBoard"
              value={values.realEstateBoard}
              onChange={({ target }) => form.change({ realEstateBoard: target.value })}
              error={errors.realEstateBoard}
            />
          )}
        </>
      )}
    </>
  );
}
