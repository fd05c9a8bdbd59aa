import { Collection, type Rel } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Auth } from "../../../../api/src/core/auth/auth.decorator.ts";
import { Role } from "../../../../api/src/core/auth/role.ts";
import { CopColumn, day, instant, ValueObjectColumn } from "../../../../api/src/core/columns.ts";
import { Recorded } from "../../../../api/src/core/record.ts";
import { bind, sql } from "../../../../api/src/core/read/sql.ts";
import { Needs, Sql } from "../../../../api/src/core/read/sql-field.ts";
import { COP, Day, Json } from "../../../../api/src/core/scalars.ts";
import { PageOf } from "../../../../api/src/core/page.ts";

export enum VoyageStatus {
  docked = "docked",
  sailing = "sailing",
}
registerEnumType(VoyageStatus, { name: "VoyageStatus" });

@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "sailors" })
export class Sailor {
  @Field(() => Int) @PrimaryKey({ type: "integer" }) id!: number;
  @Field(() => String) @Property({ type: "text" }) name!: string;
  @Field(() => Int) @Property({ type: "integer" }) role!: number;
  @Auth([Role.ADMIN, Role.OWNER], { self: ["id"] })
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  banco: string | null = null;
  @OneToMany(() => Voyage, (voyage) => voyage.captain) voyages = new Collection<Voyage>(this);
}

/** A sailor inside another record. */
@ObjectType({ simpleResolvers: true })
class Crew {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Sql((row) => sql`upper(${row("name")})`) @Field(() => String) loud!: string;
}

@ObjectType({ simpleResolvers: true })
export class Cabin {
  @Field(() => String, { nullable: true }) nombre!: string | null;
  @Auth([Role.ADMIN]) @Field(() => COP, { nullable: true }) costoTotal!: number | null;
  @Field(() => [Int]) edadesMenores!: number[];
  @Field(() => [Cabin], { nullable: true }) anexos!: Cabin[] | null;
}

@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "legs" })
export class Leg extends Recorded {
  @ManyToOne(() => Voyage) voyage!: Rel<Voyage>;
  @Field(() => Int) @Property({ type: "integer" }) orden!: number;
  @Field(() => String) @Property({ type: "text" }) puerto!: string;
  @Auth([Role.ADMIN]) @Field(() => COP, { nullable: true }) @Property({ type: CopColumn }) costo!: number;
}

@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "voyages" })
export class Voyage extends Recorded {
  @Field(() => String) @Property({ type: "text" }) code!: string;
  @Field(() => VoyageStatus) @Property({ type: "text" }) status!: VoyageStatus;
  @Field(() => COP) @Property({ type: CopColumn }) precioTotal!: number;
  @Field(() => COP) @Property({ type: CopColumn }) pagado!: number;
  @Field(() => Float) @Property({ type: "decimal", columnType: "numeric(5,2)" }) descuento!: number;
  @Field(() => Day, { nullable: true }) @Property({ ...day, nullable: true }) salida: string | null = null;
  @Field(() => [String]) @Property({ type: "array", columnType: "text[]" }) tags: string[] = [];
  @Field(() => Json, { nullable: true }) @Property({ type: "json", nullable: true }) extra: unknown = null;
  @Field(() => Cabin, { nullable: true })
  @Property({ type: ValueObjectColumn<Cabin>, nullable: true })
  cabin: Cabin | null = null;
  @Field(() => [Cabin]) @Property({ type: ValueObjectColumn<Cabin[]>, nullable: true }) cabins:
    Cabin[] | null = null;
  @Property({ ...instant }) dueAt!: Date;
  @Property({ type: "text" }) searchText!: string;

  @Field(() => Crew) @ManyToOne(() => Sailor) captain!: Rel<Sailor>;
  @Field(() => Int)
  @Property({ type: "integer", fieldName: "captain_id", persist: false })
  captainId!: number;
  @Field(() => Sailor, { nullable: true })
  @ManyToOne(() => Sailor, { nullable: true })
  mate: Rel<Sailor> | null = null;
  @Field(() => [Leg]) @OneToMany(() => Leg, (leg) => leg.voyage, { orderBy: { orden: "desc" } }) legs =
    new Collection<Leg>(this);

  @Sql((row) => sql`${row("precioTotal")} - ${row("pagado")}`) @Field(() => COP) saldo!: number;
  @Sql((row) => sql`${row("dueAt")} <= ${bind.now}`) @Field(() => Boolean) vencida!: boolean;
  @Sql((row) => sql`coalesce(${row("captain")} = ${bind.me}, false)`) @Field(() => Boolean) mine!: boolean;
  @Auth([Role.ADMIN, Role.CONTADOR], { self: ["captainId"] })
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn })
  ganancia!: number;

  /** Computed by the class itself. */
  @Needs("code", "createdAt") @Field(() => String) label(): string {
    return `${this.code} · ${String(this.createdAt)}`;
  }
}

@ObjectType({ simpleResolvers: true })
export class VoyagePage extends PageOf(Voyage) {}

@ObjectType({ simpleResolvers: true })
export class SailPayload {
  @Field(() => ID) id!: string;
}
