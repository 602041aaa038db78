import { Trans, useLingui } from "@lingui/react/macro";
import { DEAL_STATUS_LABELS } from "@vestpocket/domain/deals/deals.labels";
import { DEAL_STATUSES, type DealStatus } from "@vestpocket/domain/deals/deals.terms";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSetDeal } from "./deals.api.ts";

/** Lets the owner set the deal's status. */
export function DealForm({ listingId, status }: { listingId: string; status: DealStatus | undefined }) {
  const { t } = useLingui();
  const message = useMessage();
  const set = useSetDeal(listingId);
  const form = useForm<{ status: DealStatus | "" }>({
    initial: { status: status ?? "" },
    async submit(values) {
      if (values.status === "") return;
      toast.success(await set(values.status));
      form.reset();
    },
  });
  const isSame = form.values.status === "" || form.values.status === status;
  return (
    <form {...form.props} className="mt-4 space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <Dropdown
          {...form.field("status")}
          className="w-72 max-sm:w-full"
          label={<Trans>Change the status</Trans>}
          placeholder={t`Choose a status`}
          options={DEAL_STATUSES.map((value) => ({ value, label: message(DEAL_STATUS_LABELS[value]) }))}
        />
        <Button type="submit" kind="secondary" pending={form.pending} aria-disabled={isSame}>
          <Trans>Save and notify</Trans>
        </Button>
      </div>
      <p className="text-13 text-muted">
        <Trans>Everyone with access to the room gets one email with the status and nothing else.</Trans>
      </p>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
    </form>
  );
}
