import "reflect-metadata";
import { Entity } from "@mikro-orm/decorators/legacy";
import { MikroORM } from "@mikro-orm/postgresql";
import { ObjectType } from "type-graphql";
import { describe, expect, it } from "vitest";
import { Column, historyLabels, oneOf, Reference, ReferenceId } from "../../api/src/core/column.ts";

const Colour = { red: "red", green: "green" } as const;

@ObjectType()
@Entity({ abstract: true })
abstract class Owner {
  @Column("uuid", "Identificador.", { primary: true })
  id!: string;
}

describe("the compiler", () => {
  it("refuses a property whose type is not that of its column", () => {
    abstract class Wrong {
      // @ts-expect-error the column holds whole pesos
      @Column("cop", "Valor en COP.")
      amount!: string;

      // @ts-expect-error the column may be empty
      @Column("text", "Nota.", { nullable: true })
      note!: string;

      // @ts-expect-error the column always has a value
      @Column("day", "Día.")
      day!: string | null;

      // @ts-expect-error the enum has no such member
      @Column(oneOf(Colour), "Color.")
      colour!: "red" | "green" | "blue";

      // @ts-expect-error the reference may be empty
      @Reference(() => Owner, "owner_id", { nullable: true })
      owner!: Owner;

      // @ts-expect-error the history words a number, not a text
      @Column("cop", "Precio en COP.", { history: ["Precio", (price: string) => price] })
      price!: number;
    }
    expect(Wrong).toBeDefined();
  });

  it("takes an enum by its literals, a list that is read only, and a column whose value some do not see", () => {
    abstract class Right {
      @Column(oneOf(Colour), "Color.", { nullable: true })
      colour: "red" | "green" | null = null;

      @Column("texts", "Nombres.", { defaultRaw: "'{}'" })
      names: readonly string[] = [];

      @Column("cop", "Valor en COP.", { hidden: true })
      amount!: number;
    }
    expect(Right).toBeDefined();
  });
});

@ObjectType()
@Entity({ tableName: "trips" })
class Trip extends Owner {
  @Column("day", "Salida.")
  leaves!: string;

  @Column("day", "Regreso.")
  returns!: string;
}

@ObjectType()
@Entity({ tableName: "stays" })
class Stay extends Owner {
  @Column("day", "Último día.")
  until!: string;
}

describe("columns of one kind", () => {
  // @mikro-orm/decorators 7.2.1 writes the name of a property into the options that it is given: two
  // properties that share a constant of options share a column.
  it("each have their own name", () => {
    const mapper = new MikroORM({ entities: [Trip, Stay], dbName: "unused" });
    const namesOf = (entity: string) =>
      Object.values(mapper.getMetadata().getByClassName(entity).properties).flatMap(
        ({ fieldNames }) => fieldNames,
      );
    expect(namesOf("Trip")).toEqual(["id", "leaves", "returns"]);
    expect(namesOf("Stay")).toEqual(["id", "until"]);
  });
});

describe("the id of a reference", () => {
  it("may be that of a reference of a base class", () => {
    @Entity({ abstract: true })
    abstract class Owned extends Owner {
      @Reference(() => Stay, "stay_id", { nullable: true })
      stay: Stay | null = null;
    }
    @Entity({ tableName: "rooms" })
    class Room extends Owned {
      @ReferenceId("stay", "uuid")
      readonly stayId!: string | null;
    }
    const mapper = new MikroORM({ entities: [Room, Stay], dbName: "unused" });
    const { fieldNames, nullable, persist } = mapper.getMetadata().get(Room).properties.stayId;
    expect({ fieldNames, nullable, persist }).toEqual({
      fieldNames: ["stay_id"],
      nullable: true,
      persist: false,
    });
  });

  it("is refused where its class has no such reference", () => {
    const declare = () => {
      abstract class Wrong {
        @ReferenceId("owner", "uuid")
        readonly ownerId!: string;
      }
      return Wrong;
    };
    expect(declare).toThrow("ownerId is the id of owner, which is not declared before it");
  });
});

describe("the labels of the history", () => {
  it("are the labels that columns and ids declare, of one class each", () => {
    const sold = (price: number) => `${price} pesos`;
    abstract class Sale {
      @Column("cop", "Precio en COP.", { history: ["Precio", sold] })
      price!: number;

      @Column("text", "Notas internas.")
      notes!: string;

      @Reference(() => Owner, "owner_id")
      owner!: Owner;

      @ReferenceId("owner", "uuid", { history: "Dueño" })
      readonly ownerId!: string;
    }
    abstract class Visit {
      @Column("day", "Día.", { history: "Día" })
      day!: string;
    }
    expect(historyLabels(Sale)).toEqual({ price: ["Precio", sold], ownerId: "Dueño" });
    expect(historyLabels(Visit)).toEqual({ day: "Día" });
    expect(historyLabels(Owner)).toEqual({});
  });
});
