import { PROCESSOR_TASKS, type ProcessorTask } from "@vestpocket/domain/operators/operators.processors";
import type { Processor } from "@vestpocket/domain/operators/operators.schema";
import { z } from "zod";
import type { carriersEnvironment } from "./messages/carrier-settings.ts";
import type { paymentsEnvironment } from "./payments/payment-settings.ts";
import { wholeNumber } from "./setting-kinds.ts";

/** What the operator's own machines do. */
const OWN = "self";
/** 'Northern Hosting, CA', whose name may contain commas itself. */
const COMPANY = /^(?<name>.{1,100}),\s*(?<country>[A-Z]{2})$/u;
/** Those whom the server's own settings name. Both companies are established in the United States. */
const KNOWN: Partial<Record<ProcessorTask, Omit<Processor, "task">>> = {
  texts: { name: "Twilio", country: "US" },
  payments: { name: "Stripe", country: "US" },
};

/** The environment variables for the companies that process data, and for how long backups are kept. */
export const processorsEnvironment = {
  PROCESSORS: z
    .string()
    .max(2_000)
    .refine(
      (text) => toEntries(text).every(([task, company]) => isTask(task) && (company === OWN || COMPANY.test(company))),
      `must be like "hosting=Northern Hosting, CA; mail=Prairie Mail, US; files=self", with ${listNamed().join(", ")}`,
    )
    .optional(),
  BACKUP_DAYS: wholeNumber(1, 3_650).default(35),
};

/** The setting by which a task is given to somebody; hosting is always. */
const SETTINGS: Partial<Record<ProcessorTask, string>> = {
  files: "STORAGE_URL",
  mail: "SMTP_URL",
  translation: "TRANSLATOR_URL",
  maps: "MAP_TILES_URL",
  timestamps: "TIMESTAMP_URL",
};

type ProcessorsEnvironment = z.infer<
  z.ZodObject<typeof processorsEnvironment & typeof carriersEnvironment & typeof paymentsEnvironment>
> &
  Readonly<Partial<Record<"STORAGE_URL" | "TRANSLATOR_URL" | "MAP_TILES_URL" | "TIMESTAMP_URL", string | undefined>>>;

/** The tasks that the operator has to name somebody for. */
function listNamed(): ProcessorTask[] {
  return PROCESSOR_TASKS.filter((task) => KNOWN[task] === undefined);
}

const isTask = (text: string) => listNamed().some((task) => task === text);

function toEntries(text: string): [task: string, company: string][] {
  return text
    .split(";")
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const at = entry.indexOf("=");
      return [entry.slice(0, Math.max(at, 0)).trim(), entry.slice(at + 1).trim()];
    });
}

/** The tasks that this server's settings give to somebody, in the table's order. */
function listTasks(env: ProcessorsEnvironment): ProcessorTask[] {
  const isDone: Readonly<Record<ProcessorTask, boolean>> = {
    hosting: true,
    files: env.STORAGE_URL !== undefined,
    mail: env.SMTP_URL !== undefined,
    texts: env.TWILIO_ACCOUNT_SID !== undefined,
    payments: env.STRIPE_SECRET_KEY !== undefined,
    translation: env.TRANSLATOR_URL !== undefined,
    maps: env.MAP_TILES_URL !== undefined,
    timestamps: env.TIMESTAMP_URL !== undefined,
  };
  return PROCESSOR_TASKS.filter((task) => isDone[task]);
}

/** What PROCESSORS lacks or names in vain, one per line. Only a public server has to name anybody. */
export function listProcessorFaults(env: ProcessorsEnvironment, isPublic: boolean): string[] {
  const given = new Map(toEntries(env.PROCESSORS ?? ""));
  const tasks = listTasks(env);
  const missing = isPublic ? tasks.filter((task) => KNOWN[task] === undefined && !given.has(task)) : [];
  const idle = [...given.keys()].filter((name) => !tasks.some((task) => task === name));
  return [
    ...(missing.length > 0
      ? [`PROCESSORS: required on a public server: name who does ${missing.join(", ")}, or write ${OWN}`]
      : []),
    ...idle.map((task) => `PROCESSORS: ${task} has no effect without ${SETTINGS[task as ProcessorTask]}`),
  ];
}

/** The companies that process data for this server. */
export function readProcessors(env: ProcessorsEnvironment): Processor[] {
  const given = new Map(toEntries(env.PROCESSORS ?? ""));
  return listTasks(env).flatMap((task): Processor[] => {
    const { name = "", country = "" } = COMPANY.exec(given.get(task) ?? "")?.groups ?? KNOWN[task] ?? {};
    return name === "" ? [] : [{ task, name, country }];
  });
}
