import type { PassengerTripFragment } from "./passengers.generated.ts";

/** Facts about a saved list that the following page shows. */
export interface SavedPassengers extends Pick<
  PassengerTripFragment,
  "vendedor" | "destino" | "status" | "contractAwaitsSignature"
> {
  readonly completos: number;
  readonly personas: number;
  /** Address of the form, as its link opened it. */
  readonly form: string;
  /** Address of the page that led to the form; null for a visitor who used the link. */
  readonly back: string | null;
}
