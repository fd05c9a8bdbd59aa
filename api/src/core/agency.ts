import type { DocumentType } from "./colombia/documents.ts";
import type { OpeningHours } from "./colombia/opening-hours.ts";

/** Features that an agency may do without. */
export type OptionalFeature = "equipos" | "capacitacion" | "objeciones" | "rifas" | "puntos" | "aprobaciones";

/** One legal notice that travels with quotes, contracts and mails. */
export interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/** The kinds of account in which the agency receives money. */
export type AgencyAccountKind = "ahorros" | "corriente" | "bre_b" | "nequi" | "daviplata";

/** The kinds of Bre-B keys. */
export type BreBKeyKind = "documento" | "celular" | "correo" | "alfanumerica" | "comercio";

/** Account into which clients pay: a bank account, a Bre-B key, or a wallet on a phone. */
export interface OpenAccount {
  readonly id: string;
  readonly kind: AgencyAccountKind;
  /** Name of the bank; empty when the agency does not give it. */
  readonly bank: string;
  /** Kind of a Bre-B key; null for any other account. */
  readonly keyKind: BreBKeyKind | null;
  /** Number, key or mobile in the form in which it is copied. */
  readonly number: string;
  readonly holder: string;
  readonly holderDocumentType: DocumentType;
  readonly holderDocument: string;
  /** Content of the bank's QR code; null when it gave none. */
  readonly qr: string | null;
}

/** The person who signs contracts for the agency. */
export interface AgencySigner {
  readonly name: string;
  /** Their charge: `Representante legal`. */
  readonly title: string | null;
  /** Their drawn signature, a PNG as data URL. */
  readonly drawing: string | null;
}

/** The agency that sells: printed at the foot of every mail and document. */
export interface Agency {
  readonly name: string;
  readonly legalName: string;
  /** NIT with its check digit. */
  readonly nit: string;
  /** Number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** E-mail address to which the team writes for help. */
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Full addresses of profiles; null when there is none. */
  readonly social: {
    readonly instagram: string | null;
    readonly facebook: string | null;
    readonly tiktok: string | null;
    readonly youtube: string | null;
  };
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp: string;
  /** Address of the logo; null when the name is shown instead. */
  readonly logo: string | null;
  /** The colour in which its proposals are drawn, `#RRGGBB`: at least 4.5:1 upon white. */
  readonly colour: string;
  readonly notices: readonly LegalNotice[];
  /**
   * Accounts into which clients pay, in the owner's order: shown to people who have something to pay, never
   * on public pages.
   */
  readonly accounts: readonly OpenAccount[];
  /** Largest amount of one transfer by Bre-B, in COP. */
  readonly breBLimit: number;
  /** Opening hours. */
  readonly hours: OpeningHours;
  /** Optional features that it does not use, by name. */
  readonly hiddenFeatures: readonly OptionalFeature[];
  /** False while mails to clients wait for the owner. */
  readonly mailsOpen: boolean;
  /** Signer of the contracts; null until a person is named, and then the agency's name is printed instead. */
  readonly signer: AgencySigner | null;
}

/** The advisor who signs a mail or a document. */
export interface Advisor {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Address of their picture; absent or null when their initials are shown instead. */
  readonly picture?: string | null;
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp?: string | null;
}

/** The topic on which a change of the agency's data is announced to every process. */
export const AGENCY_CHANGED = "agency.changed";

/** Source of the agency's present data, for mails, documents and pages. */
export interface AgencySource {
  /** The data as they are now; without a statement while nothing changed. */
  current(): Promise<Agency>;
  /** Clears the cache of this process. */
  forget(): void;
}
