import type { Rel } from "@mikro-orm/core";
import { Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderDocumentKind } from "./provider.enums.ts";

/** A document of a provider, such as its tax registration. */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_documents" })
@Index({ properties: ["provider", "createdAt"] })
export class ProviderDocument extends Recorded {
  @ManyToOne(() => Provider, { fieldName: "provider_id", deleteRule: "restrict" })
  provider!: Rel<Provider>;

  @Field(() => ProviderDocumentKind)
  @Enum({ items: () => Object.values(ProviderDocumentKind) })
  kind!: ProviderDocumentKind;

  /** Id of the file, opened with `fileAddress(id)`. */
  @Field(() => ID)
  @Property({ type: "uuid" })
  fileId!: string;

  /** Key of the file in the storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;
}
