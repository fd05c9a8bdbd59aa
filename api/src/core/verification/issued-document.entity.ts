import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";
import { DocumentKind, DocumentState } from "./verification.enums.ts";

/**
 * A document that was issued. With its code, its holder can check whether it is genuine and still valid. Its
 * code, number and hash never change.
 */
@Entity({ tableName: "issued_documents" })
@Index({ properties: ["recordId", "kind"] })
@Check({ name: "issued_documents_sha256_is_one", expression: "sha256 ~ '^[0-9a-f]{64}$'" })
@Check({ name: "issued_documents_prior_is_a_hash", expression: "prior_sha256 ~ '^[0-9a-f]{64}$'" })
export class IssuedDocument {
  [OptionalProps]?: "furtherSha256" | "state";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Code in the address `/verificar/{code}`. */
  @Unique()
  @Property({ type: "text" })
  code!: string;

  @Enum({ items: () => DocumentKind })
  kind!: DocumentKind;

  /** Number shown to people: `COT-2026-000123`. */
  @Property({ type: "text" })
  number!: string;

  /** Id of the quote, contract or payment that the document is about. */
  @Property({ type: "uuid" })
  recordId!: string;

  /** SHA-256 of the PDF, hexadecimal; null until its job has printed it. */
  @Property({ type: "text", nullable: true })
  sha256: string | null = null;

  /** SHA-256 of its further versions, such as a version with a later time stamp, oldest first. */
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  furtherSha256: string[] = [];

  /** SHA-256 of the PDF that was displayed to the signer, for a signed contract. */
  @Property({ type: "text", nullable: true })
  priorSha256: string | null = null;

  @Enum({ items: () => DocumentState })
  state: DocumentState = "vigente";

  /** Time at which its validity ends; null for no end. */
  @Property({ ...instant, nullable: true })
  validUntil: Date | null = null;

  @Property({ ...instant })
  issuedAt!: Date;

  /** Time at which it was replaced or annulled. */
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;
}
