import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf, textOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { GeneratedFile } from "../../core/generated-file/generated-file.entity.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ExportedList, ExportFormat, ExportStatus } from "./export.enums.ts";

/** A list that its maker downloads as a file: the request, its progress, and for one day the file. */
@NotFound("Exportación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "list_exports" })
@Index({ properties: ["maker", "createdAt", "id"] })
@Index({ properties: ["expiresAt"], name: "list_exports_to_expire", where: "status = 'ready'" })
@Index({ properties: ["expiresAt"], name: "list_exports_failed", where: "status = 'failed'" })
@Index({ properties: ["createdAt"] })
@Check({ name: "list_exports_rows_are_not_negative", expression: "row_count >= 0" })
@Check({
  name: "list_exports_ready_ones_have_a_file",
  expression: "(status = 'ready') = (file_key is not null) and (file_key is null or expires_at is not null)",
})
export class ListExport extends GeneratedFile {
  [OptionalProps]?: "status" | "rows" | "attempts";

  @Reference(() => User, "maker_id", { deleteRule: "cascade" })
  maker!: Rel<User>;

  /**
   * Role of the maker at the time of the request. If the role has changed, the file is neither made nor
   * opened.
   */
  @Property({ type: "smallint" })
  role!: number;

  @Column(textOf(ExportedList), "Listado que se exporta.")
  list!: string;

  @Column("text", "Nombre del listado.")
  title!: string;

  @Column(oneOf(ExportFormat), "Formato del archivo.")
  format!: ExportFormat;

  /**
   * Arguments of the list's query as JSON. They are deleted with the file, because they may contain people's
   * names.
   */
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  args: Readonly<Record<string, unknown>> | null = null;

  /** Requested columns; null for all columns that the maker may see. */
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  columns: readonly string[] | null = null;

  @Column(oneOf(ExportStatus), "Estado del registro.", { default: "waiting" })
  status: ExportStatus = "waiting";

  @Column("integer", "Cuántas filas había al pedirlo.")
  total!: number;

  @Column("integer", "Cuántas filas van.", { default: 0, fieldName: "row_count" })
  rows: number = 0;

  @Column("instant", "Cuándo quedó listo.", { nullable: true })
  readyAt: Date | null = null;

  @Sql(
    (row) => sql`case when ${row("status")} = 'ready' and ${row("expiresAt")} > ${bind.now}
      then ${bind.site} || '/v1/exports/' || ${row("id")} || '/file' end`,
  )
  @Field(() => String, {
    nullable: true,
    description:
      "Dirección del archivo, que su dueño abre con su sesión o su token; nulo mientras no está, y cuando venció.",
  })
  readonly fileUrl!: string | null;
}
