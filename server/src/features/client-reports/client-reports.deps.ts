import type { Language } from "@vestpocket/domain/shared/text";
import type { ListingFigures } from "@vestpocket/domain/visits/figures.schema";
import type { FigureDays } from "@vestpocket/domain/visits/figures.terms";
import type { PdfBlock } from "../../platform/pdf/pdf-content.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What everyone may know of a listing that was published. */
interface PublicListing {
  readonly id: string;
  readonly name: string;
  /** City and province, in the language asked for. */
  readonly place: string;
  readonly province: string;
  readonly type: string;
  readonly publishedAt: Date | null;
  /** Whether everyone may know what it asks. */
  readonly hasOpenPrice: boolean;
}

/** What links to figures need from other features. */
export interface ClientReportsNeeds {
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwn: (viewer: Viewer, id: string) => Promise<{ readonly id: string }>;
  /** Undefined for one that is a draft, that was removed, or that is gone. */
  readonly findPublic: (id: string, language: Language) => Promise<PublicListing | undefined>;
  readonly countListing: (listing: PublicListing, days: FigureDays) => Promise<ListingFigures>;
  /** A listing's figures as parts of a document. */
  readonly toReportBlocks: (figures: ListingFigures, language: Language) => PdfBlock[];
}

export interface ClientReportDeps extends Pick<Platform, "db" | "clock" | "pdf">, ClientReportsNeeds {}
