import type { Rel } from "@mikro-orm/core";
import { Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderDocumentKind } from "./provider.enums.ts";

/** Document of a provider, such as its tax registration. */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_documents" })
@Index({ properties: ["provider", "createdAt"] })
export class ProviderDocument extends Recorded {
  @Reference(() => Provider, "provider_id", { deleteRule: "restrict" })
  provider!: Rel<Provider>;

  @Column(oneOf(ProviderDocumentKind), "Clase del registro.")
  kind!: ProviderDocumentKind;

  @Column("uuid", "Identificador del archivo, que se abre con `fileAddress`.")
  fileId!: string;

  /** Key of the file in the storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Column("text", "Nombre del archivo.")
  filename!: string;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;
}
