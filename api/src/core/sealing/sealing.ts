/** Key that signs documents, with the certificate that names its owner. */
export type SealKey =
  /** Made by this installation: private key (PKCS #8) and certificate (X.509), DER in base64. */
  | { readonly privateKey: string; readonly certificate: string }
  /** Brought by its operator: a PKCS #12 file in base64, and its password. */
  | { readonly p12: string; readonly password: string };

/** Agency in whose name an installation signs. */
export interface SealOwner {
  readonly name: string;
  /** NIT, with its check digit. */
  readonly nit: string;
}

/** The tasks of the threads of `PdfPrinter` besides printing. */
export type SealTask =
  | { readonly do: "make-key"; readonly owner: SealOwner; readonly now: Date }
  | { readonly do: "check-key"; readonly key: SealKey }
  | {
      readonly do: "seal";
      readonly bytes: Uint8Array;
      readonly key: SealKey;
      readonly now: Date;
      readonly reason: string;
      /** Address of the time-stamp authority; null: no time stamp. */
      readonly authority: string | null;
    }
  | { readonly do: "stamp"; readonly bytes: Uint8Array; readonly authority: string }
  | { readonly do: "certificate"; readonly key: SealKey }
  | { readonly do: "sign"; readonly bytes: Uint8Array; readonly key: SealKey };

/** Results of these tasks, by task. */
export interface SealAnswers {
  "make-key": SealKey;
  "check-key": undefined;
  seal: Uint8Array;
  stamp: Uint8Array;
  certificate: Uint8Array;
  sign: Uint8Array;
}
