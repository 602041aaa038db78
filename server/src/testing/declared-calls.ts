import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Access } from "@vestpocket/domain/shared/contract";
import type { TableReader } from "../platform/data.ts";
import type { SignedIn } from "./account-journeys.ts";
import type { createOfferJourneys } from "./offers.ts";
import type { TestApp } from "./test-app.ts";
import { PASSWORD } from "./test-password.ts";

/** One id of everything that someone can own and a call can name, by table; `hiddenListing` is nobody else's to see. */
export type OwnedThings = Readonly<Record<string, string>>;

/** An owner, and a reader who has access and dealings with them. */
export interface World {
  readonly site: TestApp;
  readonly journeys: Awaited<ReturnType<typeof createOfferJourneys>>;
  readonly owner: SignedIn;
  readonly reader: SignedIn;
  /** The owner's, whose agreement the reader has signed. */
  readonly listing: string;
  /** The owner's draft. */
  readonly hiddenListing: string;
  /** Makes a call. Throws if it fails. */
  // biome-ignore lint/suspicious/noExplicitAny: a response in a test.
  readonly send: (who: SignedIn, path: string, body?: object) => Promise<any>;
}

/** Adds one of each thing that a noun's calls name, and returns their ids. */
type AddThings = (world: World) => Promise<Readonly<Record<string, string | undefined>>>;

/** What tests know about a call, besides its contract. */
interface DeclaredCall {
  /** Who may make it: the same as in its contract. */
  readonly access: Access;
  /** If its response contains an email or a phone number: whose. */
  readonly carries?: string;
  /** If it names something public, or its id is itself the permission to see it: which of them. */
  readonly ofNobody?: string;
}

/** A call that names something with an owner. */
export interface OwnedCall extends DeclaredCall {
  /** What its last id, or the id in its body, refers to: a table's row, or a listing that only its owner sees. */
  readonly of: string;
  /** Viewers who pass the ownership check. */
  readonly may: readonly TableReader[];
  /** A valid body, so that only ownership can cause a rejection. */
  readonly body?: (ids: OwnedThings, now: Date) => object;
  /** A form instead of a body. */
  readonly form?: true;
  /** It takes a list of ids, and is answered 200, naming what was refused. */
  readonly takesList?: true;
  /** If it needs more than its owner, so that other tests show that it works: what. */
  readonly needs?: string;
}

/** Every call of a noun by method and path; the access alone if there is nothing else to know. */
type DeclaredCalls = Readonly<Record<string, Access | DeclaredCall | OwnedCall>>;

interface NounCalls {
  readonly calls: DeclaredCalls;
  readonly addThings?: AddThings | undefined;
}

/** Declares a noun's calls, and adds one of each thing that they name. */
export const declareCalls = (calls: DeclaredCalls, addThings?: AddThings): NounCalls => ({ calls, addThings });

export const isOwned = (call: DeclaredCall | OwnedCall): call is OwnedCall => "of" in call;

type Body = OwnedCall["body"];

/** Names a row of this table that only its owner may reach. */
export const own = (of: string, body?: Body): OwnedCall => ({
  ...{ access: "members", of, may: ["owner"] },
  ...(body && { body }),
});
/** The same for a row that its owner shares with a reader. */
export const shared = (of: string, body?: Body): OwnedCall => ({ ...own(of, body), may: ["owner", "reader"] });
/** Members may call it for an active listing; here it is a draft, which administrators may read. */
export const hidden = (body?: Body): OwnedCall => ({ ...own("hiddenListing", body), may: ["owner", "administrator"] });
/** Like `own`, with a form. */
export const ownForm = (of: string): OwnedCall => ({ ...own(of), form: true });

export const blank = () => ({});
export const withPassword = () => ({ password: PASSWORD });

const SOURCE = join(import.meta.dirname, "..");

/** What every noun, and the platform, declares about its calls. */
async function listNouns(): Promise<(NounCalls & { readonly noun: string })[]> {
  const files = globSync(["features/*/*.calls.ts", "platform/*.calls.ts"], { cwd: SOURCE }).toSorted();
  const declared = files.map(async (file) => {
    const noun = basename(file, ".calls.ts");
    return Object.values((await import(join(SOURCE, file))) as Record<string, NounCalls>).map((one) => ({
      ...one,
      noun,
    }));
  });
  return (await Promise.all(declared)).flat();
}

/** Every declared call, with its noun. */
export async function listDeclaredCalls() {
  return (await listNouns()).flatMap(({ calls, noun }) =>
    Object.entries(calls).map(([name, call]) => {
      const declared: DeclaredCall | OwnedCall = typeof call === "string" ? { access: call } : call;
      return { name, noun, call: declared };
    }),
  );
}

/** What adds one of each thing that calls name. */
export async function listThingMakers(): Promise<AddThings[]> {
  return (await listNouns()).flatMap(({ addThings }) => addThings ?? []);
}
