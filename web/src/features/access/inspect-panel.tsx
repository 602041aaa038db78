import { Trans, useLingui } from "@lingui/react/macro";
import { validateInspection } from "@vestpocket/domain/access/reveals.rules";
import { INSPECTION_REASON_MAX, type InspectionGround } from "@vestpocket/domain/access/reveals.terms";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useInspect, useMayInspect } from "./inspecting.api.ts";

/** Where an administrator states why they read restricted values. */
export function InspectPanel({ listingId }: { listingId: string }) {
  const { t } = useLingui();
  const inspect = useInspect(listingId);
  const mayInspect = useMayInspect();
  const initial: { ground: InspectionGround; reason: string } = { ground: "reason", reason: "" };
  const form = useKeptForm({
    initial,
    keepAs: `inspect.${listingId}`,
    validate: validateInspection,
    async submit(values) {
      toast.success(await inspect(values));
    },
  });
  if (mayInspect === false) return null;
  return (
    <section
      aria-labelledby="inspect-heading"
      className="mt-4 rounded-card border border-line bg-raised p-6 print:hidden"
    >
      <h2 id="inspect-heading" className="text-22">
        <Trans>Administrators</Trans>
      </h2>
      <p className="mt-2 mb-4 text-14 text-muted">
        <Trans>
          You can view the confidential details for 30 minutes. The owner is notified by email and sees in their log
          what you viewed, and why.
        </Trans>
      </p>
      <form {...form.props} className="space-y-4">
        <Dropdown
          {...form.field("ground")}
          label={<Trans>Why</Trans>}
          initial="reason"
          options={[
            { value: "reason", label: t`For another reason` },
            { value: "report", label: t`Someone reported this listing` },
          ]}
        />
        {form.values.ground === "reason" && (
          <TextArea
            {...form.text("reason")}
            label={<Trans>Reason</Trans>}
            lines={5}
            maxLength={INSPECTION_REASON_MAX}
            required
          />
        )}
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Button type="submit" kind="secondary" pending={form.pending}>
          <Trans>View the confidential details</Trans>
        </Button>
      </form>
    </section>
  );
}
