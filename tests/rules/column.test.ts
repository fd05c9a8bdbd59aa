import "reflect-metadata";
import { Entity } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { describe, expect, it } from "vitest";
import { Column, oneOf, Reference, ReferenceId } from "../../api/src/core/column.ts";

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

describe("the id of a reference", () => {
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
