declare module "./context.ts" {
  interface Services {
    /** Identity of the selling agency, which mails, documents and pages carry. */
    readonly agency: AgencySource;
  }
}

/** One legal notice that travels with quotes, contracts and mails. */
export interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/**
 * The agency that sells, as mails, documents and public pages name it. Modules declare the data that they
 * keep beside these.
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
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp: string;
  /** Address of the logo; null when the name is shown instead. */
  readonly logo: string | null;
  /** The colour in which its proposals are drawn, `#RRGGBB`: at least 4.5:1 upon white. */
  readonly colour: string;
  readonly notices: readonly LegalNotice[];
  /** False while mails to clients wait for the owner. */
  readonly mailsOpen: boolean;
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

/** Source of the agency's present data, for mails, documents and pages. */
export interface AgencySource {
  /** The data as they are now; without a statement while nothing changed. */
  current(): Promise<Agency>;
  /** Clears the cache of this process. */
  forget(): void;
}
