import { Trans, useLingui } from "@lingui/react/macro";
import { CAPACITY_LABELS, PURPOSE_LABELS } from "@vestpocket/domain/access/access.labels";
import { ACCESS_TEXT_MAX, validateRequest } from "@vestpocket/domain/access/access.rules";
import type { Asker, AskForAccess } from "@vestpocket/domain/access/access.schema";
import { CAPACITIES, COMPANY_MAX, PURPOSES } from "@vestpocket/domain/access/access.terms";
import { useMessage } from "../../platform/language.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAskerChanges } from "./access.api.ts";
import { AskerFacts } from "./asker-facts.tsx";

interface AskFormProps {
  listingId: string;
  /** What the owner will see of the reader. */
  shown: Asker;
}

/** Requests access; what the owner will see is listed before it is sent. */
export function AskForm({ listingId, shown }: AskFormProps) {
  const { t } = useLingui();
  const message = useMessage();
  const { ask } = useAskerChanges(listingId);
  const form = useKeptForm<AskForAccess>({
    initial: { purpose: "buy", capacity: "self", company: "", message: "" },
    keepAs: `access.${listingId}`,
    validate: validateRequest,
    async submit(values) {
      toast.success(await ask(values));
    },
  });
  const { capacity } = form.values;
  return (
    <form {...form.props} className="space-y-4">
      <Dropdown
        {...form.field("purpose")}
        label={<Trans>Purpose</Trans>}
        initial="buy"
        options={PURPOSES.map((value) => ({ value, label: message(PURPOSE_LABELS[value]) }))}
      />
      <Dropdown
        {...form.field("capacity")}
        label={<Trans>On behalf of</Trans>}
        initial="self"
        options={CAPACITIES.map((value) => ({ value, label: message(CAPACITY_LABELS[value]) }))}
      />
      {capacity !== "self" && (
        <TextField
          {...form.text("company")}
          label={capacity === "company" ? t`Company` : t`Company (optional)`}
          maxLength={COMPANY_MAX}
          autoComplete="organization"
          required={capacity === "company"}
        />
      )}
      <TextArea
        {...form.text("message")}
        label={<Trans>Message (optional)</Trans>}
        lines={5}
        maxLength={ACCESS_TEXT_MAX}
      />
      <div className="rounded-control bg-sunken p-4">
        <h3 className="mb-3 font-sans text-14 font-semibold tracking-normal">
          <Trans>What the owner will see about you</Trans>
        </h3>
        <AskerFacts asker={shown} />
        <p className="mt-3 text-14 text-muted">
          <Trans>If you get access, the owner also sees which confidential details you view, where and when.</Trans>
        </p>
      </div>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" size="large" className="w-full" pending={form.pending}>
        <Trans>Request access</Trans>
      </Button>
    </form>
  );
}
