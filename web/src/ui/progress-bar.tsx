/** A progress bar; `part` from 0 to 1. */
export function ProgressBar({ label, part }: { label: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-action transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
