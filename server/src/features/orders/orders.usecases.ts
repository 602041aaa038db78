import type {
  PaymentConfig,
  PaymentIntentRequest,
  Receipt,
  StartedPayment,
} from "@vestpocket/domain/orders/orders.schema";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Viewer } from "../../platform/session/viewer.ts";

export interface Orders {
  config: PaymentConfig;
  startPayment(viewer: Viewer, request: PaymentIntentRequest, origin: { address: string }): Promise<StartedPayment>;
  list(viewer: Viewer, request: PageRequest): Promise<never>;
  getReceipt(viewer: Viewer, id: string): Promise<Receipt>;
  check(viewer: Viewer, id: string): Promise<Receipt>;
}
