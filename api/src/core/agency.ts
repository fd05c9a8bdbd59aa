declare module "./context.ts" {
  interface Services {
    /** Identity of the selling agency, which e-mails, documents and pages display. */
    readonly agency: AgencySource;
  }
}

/** One legal notice that is included in quotes, contracts and e-mails. */
export interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/**
 * The selling agency as e-mails, documents and public pages show it. Modules add their own data by
 * declaration merging.
 */
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
  /** Digits with the country code first, as `wa.me` expects them. */
  readonly whatsapp: string;
  /** Address of the logo; null when the name is shown instead. */
  readonly logo: string | null;
  /** Colour of the agency's proposals, `#RRGGBB`, with a contrast of at least 4.5:1 on white. */
  readonly colour: string;
  readonly notices: readonly LegalNotice[];
  /** False while e-mails to clients are held until the owner releases them. */
  readonly mailsOpen: boolean;
}

/** The advisor who signs a mail or a document. */
export interface Advisor {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Address of their picture; absent or null when their initials are shown instead. */
  readonly picture?: string | null;
}

/** Source of the agency's current data, for e-mails, documents and pages. */
export interface AgencySource {
  /** Returns the current data; runs no SQL statement while nothing changed. */
  current(): Promise<Agency>;
  /** Clears the cache of this process. */
  forget(): void;
}
