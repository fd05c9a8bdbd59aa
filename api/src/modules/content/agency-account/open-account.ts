import type { DocumentType } from "../../../core/colombia/documents.ts";
import type { AgencyAccountKind, BreBKeyKind } from "./agency-account.rules.ts";

declare module "../../../core/agency.ts" {
  interface Agency {
    /**
     * Accounts into which clients pay, in the owner's order; visible to people with something to pay, never
     * on public pages.
     */
    readonly accounts: readonly OpenAccount[];
    /** Maximum amount of one Bre-B transfer, in COP. */
    readonly breBLimit: number;
  }
}

/** Account into which clients pay: a bank account, a Bre-B key, or a wallet on a phone. */
export interface OpenAccount {
  readonly id: string;
  readonly kind: AgencyAccountKind;
  /** Name of the bank; empty when the agency has not entered it. */
  readonly bank: string;
  /** Kind of a Bre-B key; null for any other account. */
  readonly keyKind: BreBKeyKind | null;
  /** Number, key or mobile, unformatted, for copying. */
  readonly number: string;
  readonly holder: string;
  readonly holderDocumentType: DocumentType;
  readonly holderDocument: string;
  /** Content of the bank's QR code; null when there is none. */
  readonly qr: string | null;
}
