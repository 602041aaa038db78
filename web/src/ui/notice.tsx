import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoticeTone = "info" | "success" | "warning" | "danger";

const TONES = {
  info: { look: "bg-action-soft text-text", Icon: Info },
  success: { look: "bg-success-soft text-success", Icon: CircleCheck },
  warning: { look: "bg-warning-soft text-warning", Icon: TriangleAlert },
  danger: { look: "bg-danger-soft text-danger", Icon: CircleAlert },
};

/** An inline message. With tone 'danger', it is announced when it appears. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`flex items-start gap-3 rounded-control px-4 py-3 text-14 font-medium ${look}`}
    >
      <Icon size={20} className="mt-px shrink-0" aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
