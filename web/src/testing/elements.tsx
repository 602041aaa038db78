import type { ReactNode } from "react";
import { vi } from "vitest";

/**
 * Stands in for the payment provider's library. Test files that run in the same worker share the modules that import it, so
 * they must all replace it by this one:
 *
 *   vi.mock("@stripe/stripe-js/pure", () => import("../../testing/elements.tsx"));
 *   vi.mock("@stripe/react-stripe-js", () => import("../../testing/elements.tsx"));
 */
export const confirmCardPayment = vi.fn();
const stripe = { confirmCardPayment };
export const loadStripe = vi.fn(async () => stripe);
export const Elements = ({ children }: { children: ReactNode }) => children;
export const CardElement = () => <input aria-label="Card number" />;
export const useStripe = () => stripe;
export const useElements = () => ({ getElement: () => ({}) });
