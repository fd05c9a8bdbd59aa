/** One legal notice that travels with quotes, contracts and mails. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Who sells: printed at the foot of every mail and document. */
export interface Agency {
  readonly name: string;
  readonly legalName: string;
  /** With its check digit. */
  readonly nit: string;
  /** Number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Whom the team asks for help. */
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Whole addresses of profiles; null where there is none. */
  readonly social: {
    readonly instagram: string | null;
    readonly facebook: string | null;
    readonly tiktok: string | null;
    readonly youtube: string | null;
  };
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp: string;
  readonly notices: readonly Notice[];
}

/** The advisor who signs a mail or a document. */
export interface Advisor {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The topic on which a change of the agency's data is announced to every process. */
export const AGENCY_CHANGED = "agency.changed";

/** Where the agency's present data come from, for mails, documents and pages. */
export interface AgencySource {
  /** The data as they are now; without a statement while nothing changed. */
  current(): Promise<Agency>;
  /** Drops what this process knows. */
  forget(): void;
}
