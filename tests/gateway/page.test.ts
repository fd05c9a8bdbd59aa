import "reflect-metadata";
import { graphql, type GraphQLObjectType } from "graphql";
import { Args, buildSchemaSync, Field, ObjectType, Query, Resolver } from "type-graphql";
import { describe, expect, it } from "vitest";
import { asRefusal } from "../../api/src/core/failures/refusal.ts";
import { LongPageArgs, PageArgs, PageOf } from "../../api/src/core/page.ts";

@ObjectType({ simpleResolvers: true })
class Note {
  @Field(() => String) text!: string;
}
@ObjectType({ simpleResolvers: true })
class NotePage extends PageOf(Note) {}

@Resolver()
class NoteResolver {
  @Query(() => NotePage)
  short(@Args(() => PageArgs) { page, offset, limit }: PageArgs): NotePage {
    return { items: [{ text: `${offset}+${limit}` }], total: 1, page, totalPages: 1 };
  }
  @Query(() => NotePage)
  long(@Args(() => LongPageArgs) { page, offset, limit }: LongPageArgs): NotePage {
    return { items: [{ text: `${offset}+${limit}` }], total: 1, page, totalPages: 1 };
  }
}
const schema = buildSchemaSync({
  resolvers: [NoteResolver],
  validate: { forbidUnknownValues: false, skipMissingProperties: false },
});

const ask = async (root: string) => {
  const { data, errors } = await graphql({ schema, source: `{ page: ${root} { items { text } page } }` });
  if (errors?.[0]) throw asRefusal(errors[0]) ?? errors[0];
  return (data as { page: { items: { text: string }[] } }).page.items[0]?.text;
};

describe("a list", () => {
  it("has ten to a page, notifications twenty", async () => {
    expect(await ask("short")).toBe("0+10");
    expect(await ask("long")).toBe("0+20");
    expect(await ask("long(page: 3, limit: 5)")).toBe("10+5");
  });
  it.each(["short(page: 0)", "short(limit: 0)", "short(limit: 101)", "long(limit: 1000)", "long(page: -1)"])(
    "refuses %s in Spanish",
    async (root) => {
      await expect(ask(root)).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        message: expect.stringMatching(/^(La página|El límite)/) as string,
      });
    },
  );
  it("answers exactly items, total, page and totalPages", () => {
    expect(Object.keys((schema.getType("NotePage") as GraphQLObjectType).getFields())).toEqual([
      "items",
      "total",
      "page",
      "totalPages",
    ]);
  });
});
