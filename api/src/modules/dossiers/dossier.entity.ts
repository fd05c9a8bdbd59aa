import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { GeneratedFile } from "../../core/generated-file/generated-file.entity.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { DossierStatus } from "./dossier.enums.ts";
import { NO_DOSSIER } from "./dossier.rules.ts";
import type { DossierTurnFacts } from "./turn/dossier-turn.rules.ts";
import { dossierTurnFactsSql, isReplacedSql } from "./turn/dossier-turn.sql.ts";

/**
 * All evidence of a sale in one file, for the person who requested it: its progress and, for one day, the
 * file.
 */
@NotFound(NO_DOSSIER)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "dossiers" })
@Index({ properties: ["contract", "createdAt", "id"] })
@Index({ properties: ["maker"] })
@Index({ properties: ["linkId"], where: "link_id is not null" })
@Index({ properties: ["expiresAt"], name: "dossiers_to_expire", where: "status = 'ready'" })
@Index({ properties: ["createdAt"] })
@Index({ properties: ["createdAt"], name: "dossiers_failed", where: "status = 'failed'" })
@Check({ name: "dossiers_have_one_maker", expression: "num_nonnulls(maker_id, link_id) = 1" })
@Check({ name: "dossiers_of_people_note_their_role", expression: "(maker_id is null) = (role is null)" })
@Check({ name: "dossiers_done_is_not_negative", expression: "done >= 0 and total >= 0" })
@Check({
  name: "dossiers_ready_ones_have_a_file",
  expression: "(status = 'ready') = (file_key is not null) and (file_key is null or expires_at is not null)",
})
export class Dossier extends GeneratedFile {
  [OptionalProps]?: "status" | "total" | "done" | "attempts";

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  /** User who requested the dossier; null when it was requested through a link. */
  @Reference(() => User, "maker_id", { nullable: true, deleteRule: "cascade" })
  maker: Rel<User> | null = null;

  /** Client's link through which the dossier was requested. */
  @Property({ type: "uuid", nullable: true })
  linkId: string | null = null;

  /**
   * Role of the requester at the time of the request. If the role has changed, the dossier is neither made
   * nor opened.
   */
  @Property({ type: "smallint", nullable: true })
  role: number | null = null;

  @Column("boolean", "Si trae costos, compras y la historia completa.")
  full!: boolean;

  @Column(oneOf(DossierStatus), "Estado del registro.", { default: "waiting" })
  status: DossierStatus = "waiting";

  @Column("integer", "Cuántos archivos tendrá; 0 hasta contarlos.", { default: 0 })
  total: number = 0;

  @Column("integer", "Cuántos archivos van.", { default: 0 })
  done: number = 0;

  /** Dossiers with equal bytes have the same code. */
  @Column("text", "Código de su página `/verificar/{code}`.", { nullable: true })
  code: string | null = null;

  @Property({ ...instant, nullable: true })
  readyAt: Date | null = null;

  /** True when the person requested a newer dossier of the same contract. */
  @Sql(isReplacedSql)
  readonly isReplaced!: boolean;

  /** Facts that determine who has to do the next step. */
  @Sql(dossierTurnFactsSql)
  readonly turnFacts!: DossierTurnFacts;
}
