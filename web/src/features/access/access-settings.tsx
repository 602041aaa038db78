import { Trans, useLingui } from "@lingui/react/macro";
import { MODE_LABELS } from "@vestpocket/domain/access/access.labels";
import { ACCESS_MESSAGES, readDays, readDomains, validateDomains } from "@vestpocket/domain/access/access.rules";
import type { AccessSettingsForm } from "@vestpocket/domain/access/access.schema";
import { ACCESS_MODES } from "@vestpocket/domain/access/access.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useMessage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAccessSettings, useSaveSettings } from "./access.api.ts";

/** Whom the owner's listing admits to its confidential values. */
export function AccessSettings({ listingId }: { listingId: string }) {
  const query = useAccessSettings(listingId);
  return (
    <section aria-labelledby="access-settings-heading" className="rounded-card border border-line bg-raised p-6">
      <h2 id="access-settings-heading" className="mb-4 text-22">
        <Trans>Access settings</Trans>
      </h2>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>Your choices could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(settings) => <SettingsForm listingId={listingId} settings={settings} />}
      </QueryFrame>
      <LocalLink
        to={paths.accessReaders(listingId)}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        <Trans>See the access log</Trans>
      </LocalLink>
    </section>
  );
}

interface SettingsFormProps {
  listingId: string;
  settings: AccessSettingsForm;
}

function useSettingsForm({ listingId, settings }: SettingsFormProps) {
  const save = useSaveSettings(listingId);
  return useForm({
    initial: {
      mode: settings.mode,
      signs: settings.signsFirst ? ("before" as const) : ("after" as const),
      days: String(settings.days),
      allowedDomains: settings.allowedDomains.join("\n"),
      deniedDomains: settings.deniedDomains.join("\n"),
    },
    validate: ({ days, allowedDomains, deniedDomains }) => ({
      days: readDays(days) === undefined ? ACCESS_MESSAGES.malformedDays : undefined,
      ...validateDomains({ allowed: readDomains(allowedDomains), denied: readDomains(deniedDomains) }),
    }),
    async submit({ mode, signs, days, allowedDomains, deniedDomains }) {
      const lists = { allowedDomains: readDomains(allowedDomains), deniedDomains: readDomains(deniedDomains) };
      toast.success(await save({ mode, signsFirst: signs === "before", days: readDays(days) ?? 0, ...lists }));
    },
  });
}

function SettingsForm(props: SettingsFormProps) {
  const { t } = useLingui();
  const message = useMessage();
  const form = useSettingsForm(props);
  return (
    <form {...form.props} className="space-y-4">
      <Dropdown
        {...form.field("mode")}
        label={<Trans>Who gets access</Trans>}
        initial="manual"
        options={ACCESS_MODES.map((value) => ({ value, label: message(MODE_LABELS[value]) }))}
      />
      <KeptNumberField
        {...form.field("days")}
        measures="days"
        label={<Trans>Access lasts</Trans>}
        unit={t`days`}
        required
      />
      <Dropdown
        {...form.field("signs")}
        label={<Trans>When people sign the NDA</Trans>}
        initial="after"
        options={[
          { value: "after", label: t`After I approve` },
          { value: "before", label: t`Before they ask` },
        ]}
      />
      <TextArea
        {...form.text("allowedDomains")}
        label={<Trans>Approve automatically</Trans>}
        help={<Trans>Email domains, one per line.</Trans>}
        lines={2}
      />
      <TextArea
        {...form.text("deniedDomains")}
        label={<Trans>Decline automatically</Trans>}
        help={<Trans>Email domains, such as a competitor’s.</Trans>}
        lines={2}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" kind="secondary" pending={form.pending}>
        <Trans>Save my choices</Trans>
      </Button>
    </form>
  );
}
