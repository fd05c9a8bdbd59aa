import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, OneToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import type { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Reference } from "../../../core/column.ts";
import { instant, ValueObjectColumn } from "../../../core/columns.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import type { SignedEmailChange } from "../contract/address/email-change.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";
import { ContractVersion } from "../contract/print/contract-version.entity.ts";

/**
 * Evidence of one signature (Ley 527 de 1999 art. 7, Decreto 2364 de 2012): the PDF that the signer was
 * shown, the signer, the accepted terms, time and origin. A version is signed once; a trigger refuses to
 * change or delete a row.
 */
@Entity({ tableName: "signatures" })
@Check({
  name: "signatures_drawing_is_a_small_png",
  expression: "drawing like 'data:image/png;base64,%' and length(drawing) <= 273100",
})
@Check({
  name: "signatures_head_of_the_chain_is_whole",
  expression: "num_nulls(chain_position, chain_hash) in (0, 2) and chain_hash ~ '^[0-9a-f]{64}$'",
})
@Check({ name: "signatures_channel_is_known", expression: "channel in ('mail', 'sms')" })
@Check({ name: "signatures_sha256_is_one", expression: "sha256 ~ '^[0-9a-f]{64}$'" })
export class Signature {
  [OptionalProps]?: "withCode" | "channel";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => Contract, "contract_id")
  contract!: Rel<Contract>;

  /** PDF that the signer was shown. */
  @OneToOne(() => ContractVersion, { fieldName: "version_id", owner: true })
  version!: Rel<ContractVersion>;

  /**
   * Signed version of signatures from before `SignedVersion` existed. The oldest rows of `SignedVersion`
   * also have it.
   */
  @OneToOne(() => ContractVersion, {
    fieldName: "signed_version_id",
    owner: true,
    nullable: true,
    deleteRule: "no action",
  })
  formerSignedVersion: Rel<ContractVersion> | null = null;

  /**
   * Content of the contract at the signature, from which the certificate is printed. Null for signatures
   * whose certificate was printed at the same time.
   */
  @Property({ type: new ValueObjectColumn<ContractContent>(), nullable: true })
  content: ContractContent | null = null;

  /** SHA-256 of the PDF that the signer was shown, hexadecimal. */
  @Property({ type: "text" })
  sha256!: string;

  /** Drawn signature: a PNG as a data URL, at most 200 kB. */
  @Property({ type: "text" })
  drawing!: string;

  @Property({ type: "text" })
  signerName!: string;

  @Enum({ items: () => TipoDocumento })
  signerDocumentType!: TipoDocumento;

  @Property({ type: "text" })
  signerDocument!: string;

  @Property({ type: "text" })
  signerEmail!: string;

  /** Exact words that the signer accepted. */
  @Property({ type: "text" })
  acceptedTerms!: string;

  /** True when a one-time code was required and the signer entered it. */
  @Property({ type: "boolean", default: false })
  withCode: boolean = false;

  /** Channel by which the one-time code was sent. */
  @Property({ type: "text", default: "mail" })
  channel: CodeChannel = "mail";

  /**
   * Recipient of the code, masked; null without a code, and for signatures from before the recipient was
   * stored.
   */
  @Property({ type: "text", nullable: true })
  codeSentTo: string | null = null;

  /** Changes by staff of the contract's address before the signature; null when there were none. */
  @Property({ type: new ValueObjectColumn<SignedEmailChange[]>(), nullable: true })
  emailChanges: SignedEmailChange[] | null = null;

  @Property({ type: "text", nullable: true })
  ip: string | null = null;

  @Property({ type: "text", nullable: true })
  userAgent: string | null = null;

  /** Link that was used to sign; null for a signed-in client. */
  @Property({ type: "uuid", nullable: true })
  linkId: string | null = null;

  /** Employee who passed the link on to the client, and the channel; null for other ways to sign. */
  @Property({ type: "text", nullable: true })
  carriedBy: string | null = null;

  @Property({ type: "integer", nullable: true })
  userId: number | null = null;

  /** Verification code in the URL `/verificar/{code}`. */
  @Unique()
  @Property({ type: "text" })
  verificationCode!: string;

  /** Last entry of the history's hash chain, as printed in the certificate; null when none is printed. */
  @Property({ type: "integer", nullable: true })
  chainPosition: number | null = null;

  @Property({ type: "text", nullable: true })
  chainHash: string | null = null;

  @Property({ ...instant })
  signedAt!: Date;
}
