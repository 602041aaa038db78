import { Trans, useLingui } from "@lingui/react/macro";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { ReactNode } from "react";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type AgentFormStart, OTHER_BOARD, useAgentForm } from "./use-agent-form.ts";

interface AgentFormProps {
  uid: string;
  start: AgentFormStart | null;
  /** The yearly price in the agent's province; undefined while unknown. */
  price: (province: AgentProfile["province"] | undefined) => ReactNode;
  back: ReactNode;
}

/** The brokerage and board form that leads to the checkout. */
export function AgentForm({ uid, start, price, back }: AgentFormProps) {
  const { t } = useLingui();
  const { form, isOtherBoard, pending, choosePlace, chooseBoard } = useAgentForm(uid, start);
  const { values, errors } = form;
  const province = findProvince(values.province)?.name;
  const boards = province === undefined ? [] : REAL_ESTATE_BOARDS[province];
  const place = {
    place: { province: values.province || undefined, city: values.city || undefined },
    onChange: choosePlace,
  };
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormCard title={<Trans>Brokerage</Trans>}>
        <TextField {...form.text("brokerageName")} label={<Trans>Brokerage name</Trans>} autoComplete="organization" />
        <div className="grid gap-5 sm:grid-cols-2">
          <ProvincePicker {...place} placeholder={t`Choose a province`} error={errors.province} />
          <CityPicker {...place} placeholder={t`Choose a city`} error={errors.city} />
        </div>
      </FormCard>
      <FormCard title={<Trans>Real estate board</Trans>}>
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
      </FormCard>
      <FormCard title={<Trans>Membership</Trans>}>{price(province)}</FormCard>
      <p className="text-14 text-muted">
        <Trans>
          Your profile in the agent directory shows your email and confirmed phone number to people who are logged in.
          You can switch off either on your profile page.
        </Trans>
      </p>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        {back}
        <Button type="submit" size="large" pending={pending} className="max-sm:grow">
          <Trans>Save & Upgrade</Trans>
        </Button>
      </div>
    </form>
  );
}
